// chartroom track: an operator's knowledge after each announcement.
#include <fmt/core.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <iostream>
#include <memory>

#include "cli/con_sonar/deck_games.h"
#include "cli/con_sonar/deck_input.h"
#include "cli/output.h"
#include "cli/record_input.h"
#include "cli/screens/screen_language.h"
#include "cli/track/session.h"
#include "maps/platform/safe_file.h"
#include "validator/play/referee/heard_lines.h"
#include "validator/rules/spoken_words.h"

namespace chartroom::cli {
namespace {

// Prints an error in the language of the screen, about the list.
int refuse(const TrackOptions& options, const Message& problem) {
  print_error(options.path + ": " + problem.in(screen_translator(options.language)));
  return kFailed;
}

int track_record(const std::string& bytes, const TrackOptions& options) {
  if (is_deck_record(bytes)) {
    return refuse(options, message("this game is played with a deck; track works only for maps"));
  }
  if (!options.map.empty()) {
    return refuse(options, message("a record names its own map; --map is only for lists"));
  }
  const auto own = options.own_team();
  if (!own) {
    return refuse(options,
                  message("a record holds what both sides heard (choose an operator with --team "
                          "blue or --team green)"));
  }
  const auto games =
      read_games(bytes, options.path, options.maps, rules::Gaps::refused, options.language);
  if (!games) return kFailed;
  TrackingReporter reporter(options, Telling::at_end);
  for (const auto& [record, input] : *games) {
    const play::RefereeReport report = play::referee(record, input.map, input.rules());
    reporter.begin(input);
    // A list may omit the first start.
    if (&record != &games->front().record)
      reporter.hear({record.position, rules::HeardKind::start, {}});
    for (const rules::HeardLine& heard : heard_by(*own, report)) reporter.hear(heard);
    reporter.end();
    if (const auto& broken = report.violation) {
      const std::string verdict = verdict_text(*broken).in(reporter.language().tr);
      reporter.say(
          broken->position,
          message("{}; tracking stops there", verdict).in(screen_translator(options.language)));
    }
  }
  return reporter.finish();
}

// Returns false if the map of --map cannot be found.
bool set_map_of(TrackedList& list, const TrackOptions& options) {
  if (options.map.empty()) return true;
  auto named = find_or_read_map(options.map, options.maps, options.language);
  if (named) list.set_map(std::move(named->input));
  return named.has_value();
}

int track_list(const std::string& bytes, TrackOptions options) {
  const Message problem = take_team(options, rules::team_of_list(bytes));
  if (!problem.empty()) return refuse(options, problem);
  TrackedList list(options, options.path);
  if (!set_map_of(list, options)) return kFailed;
  std::vector<rules::HeardLine> lines;
  for_each_line(bytes, [&](std::string_view line, int) {
    if (const auto heard = list.read_line(line)) lines.push_back(*heard);
  });
  const std::vector<FileError> faults = list.reader().finish();
  print_errors(faults, options.language);
  if (!faults.empty() || list.bad_map()) return kFailed;
  TrackingReporter reporter(options, Telling::at_end);
  reporter.begin(*list.input());
  for (const rules::HeardLine& heard : lines) reporter.hear(heard);
  reporter.end();
  return reporter.finish();
}

// Returns the first word of a file, which identifies its format.
std::string first_word(std::string_view bytes, TextPosition& position) {
  std::string word;
  for_each_line(bytes, [&](std::string_view text, int number) {
    const LineReader line(text, number);
    if (!word.empty() || line.done()) return;
    word = line.peek();
    position = line.position();
  });
  return word;
}

int track_file(const TrackOptions& options) {
  ParseResult<std::string> bytes = read_file(options.path);
  if (bytes && bytes.value->size() > kMaxFileBytes) {
    const Message larger = message("the file is larger than 1 MiB");
    bytes.errors.push_back(
        FileError::of_file(options.path, larger.in(screen_translator(options.language))));
  }
  print_errors(bytes.errors, options.language);
  if (!bytes.errors.empty() || refuse_deck("track", options.path, *bytes.value)) return kFailed;
  TextPosition position;
  const std::string word = first_word(*bytes.value, position);
  if (word == "chartroom-game") return track_record(*bytes.value, options);
  if (word == "chartroom-announcements" || !options.map.empty()) {
    return track_list(*bytes.value, options);
  }
  const Message neither = message(
      "neither a list nor a record (expected chartroom-announcements 1 or chartroom-game "
      "1, or --map for a list without a header)");
  print_errors(
      {FileError::at(options.path, position, neither.in(screen_translator(options.language)))});
  return kFailed;
}

// Tracks a list while it is typed. Reports a line that does not parse, which may be typed again.
class TypedList {
 public:
  explicit TypedList(const TrackOptions& options)
      : options_(options), list_(options_, options.path), reporter_(options_, Telling::at_once) {}

  // Returns false if it cannot continue.
  bool begin() { return set_map_of(list_, options_); }

  bool take(const std::string& line) {
    const auto heard = list_.read_line(line);
    tell(list_.reader().errors());
    if (list_.bad_map() || !look_at_team()) return false;
    if (!heard) return true;
    begin_report();
    reporter_.hear(*heard);
    return true;
  }

  int finish() {
    const std::vector<FileError> faults = list_.reader().finish();
    tell(faults);
    begin_report();
    if (reporter_.begun()) reporter_.end();
    const int status = reporter_.finish();
    return faults.empty() ? status : kFailed;
  }

 private:
  bool look_at_team() {
    const Message problem = take_team(options_, list_.reader().team());
    if (!problem.empty()) print_error(problem.in(screen_translator(options_.language)));
    return problem.empty();
  }
  // Begins after the header, which may still name the operator's team.
  void begin_report() {
    if (!reporter_.begun() && list_.input()) reporter_.begin(*list_.input());
  }
  void tell(const std::vector<FileError>& faults) {
    for (; told_ < faults.size(); ++told_) print_errors({faults[told_]}, options_.language);
  }

  TrackOptions options_;
  TrackedList list_;
  TrackingReporter reporter_;
  std::size_t told_ = 0;  // errors already printed
};

std::string read_rest() {
  std::string bytes;
  std::string line;
  while (bytes.size() <= kMaxFileBytes && std::getline(std::cin, line)) bytes += line + "\n";
  return bytes;
}

int track_typed(const TrackOptions& options, const Settings& settings) {
  if (isatty(STDIN_FILENO) != 0 && !settings.quiet) {
    const Message head =
        options.map.empty()
            ? message(
                  "Type a list: chartroom-announcements 1, then map north-pole (or use --map),\n"
                  "then a line for each announcement (up, silence, row 8, missile D3, we missile "
                  "E4 "
                  "miss,\n"
                  "surface F2). undo removes the last line, Ctrl-D ends.")
            : message(
                  "Type a line for each announcement (up, silence, row 8, missile D3, we missile "
                  "E4 "
                  "miss,\n"
                  "surface F2). undo removes the last line, Ctrl-D ends.");
    std::fprintf(stderr, "%s\n", head.in(screen_translator(options.language)).c_str());
  }
  TypedList list(options);
  if (!list.begin()) return kFailed;
  std::string line;
  std::string comments;  // before the first word
  bool has_word = false;
  std::size_t bytes = 0;
  while (std::getline(std::cin, line)) {
    bytes += line.size() + 1;
    if (bytes > kMaxFileBytes) {
      print_error(
          message("standard input is larger than 1 MiB").in(screen_translator(options.language)));
      return kFailed;
    }
    const LineReader words(line, 1);
    if (!has_word && words.peek() == "chartroom-game") {
      // A record is complete before it is given, so it is read as a whole.
      return track_record(comments + line + "\n" + read_rest(), options);
    }
    has_word = has_word || !words.done();
    if (!has_word) comments += line + "\n";
    if (!list.take(line)) return kFailed;
  }
  return list.finish();
}

// Continues for the list's team.
int track_at_terminal(TrackOptions options, const Settings& settings) {
  if (!options.resume.empty()) {
    const auto bytes = read_record(options.resume, options.language);
    const Message problem = bytes ? take_team(options, rules::team_of_list(*bytes)) : Message();
    if (!problem.empty()) {
      print_error(options.resume + ": " + problem.in(screen_translator(options.language)));
    }
    if (!bytes || !problem.empty()) return kFailed;
  }
  return TrackingSession(options, settings).run();
}

int track(const TrackOptions& options, const Settings& settings) {
  if (const Message problem = problem_with(options); !problem.empty()) {
    print_error(problem.in(screen_translator(options.language)));
    return kFailed;
  }
  if (at_terminal(options)) return track_at_terminal(options, settings);
  return options.typed() ? track_typed(options, settings) : track_file(options);
}

}  // namespace

void add_track_verb(CLI::App& program, const Settings& settings, int& status) {
  auto options = std::make_shared<TrackOptions>();
  CLI::App* verb = program.add_subcommand(
      "track",
      "Show where the enemy can be after each announcement. Status 1: nothing explains a line.\n\n"
      "Example: chartroom track --map north-pole\n"
      "Example: chartroom track evening.heard --maps maps/packs\n\n"
      "At a terminal, track shows the board after each typed line. A list in a file begins with\n"
      "chartroom-announcements 1 and map north-pole, unless --map names the map. Each line after\n"
      "that is one of: up, silence, row 8 (their answer to our sonar), sonar (they used it),\n"
      "missile D3 [self] [hit], we missile E4 miss, surface F2 [damage], undo, mend 4 down\n"
      "(line 4 was down), insert 4 up (before line 4), start.\n"
      "All words for each of these:\n\n" +
          rules::words_table());
  add_track_options(*verb, *options);
  verb->callback([options, &settings, &status] { status = track(*options, settings); });
}

}  // namespace chartroom::cli
