// chartroom track: what an operator can know after each line that is heard.
#include <fmt/format.h>
#include <unistd.h>

#include <iostream>
#include <memory>

#include "cli/con_sonar/deck_games.h"
#include "cli/con_sonar/deck_input.h"
#include "cli/output.h"
#include "cli/record_input.h"
#include "cli/verbs/tracking_reporter.h"
#include "maps/platform/safe_file.h"
#include "validator/play/referee/heard_lines.h"

namespace chartroom::cli {
namespace {

int track_record(const std::string& bytes, const TrackOptions& options) {
  if (is_deck_record(bytes)) {
    print_error(options.path + ": this is a game with a deck, and track is for maps");
    return kCouldNot;
  }
  const auto own = options.own_team();
  if (!own) {
    print_error(options.path +
                ": a record tells what both sides heard; whose operator is it to be? (expected "
                "--team blue or --team green)");
    return kCouldNot;
  }
  const auto games = read_games(bytes, options.path, options.maps);
  if (!games) return kCouldNot;
  TrackingReporter reporter(options, false);
  for (const auto& [record, input] : *games) {
    const play::RefereeReport report = play::referee(record, input.map, input.rules());
    reporter.begin(input);
    // As in a list, the first start may be left out.
    if (&record != &games->front().record)
      reporter.hear({record.position, rules::HeardKind::start, {}});
    for (const rules::HeardLine& heard : heard_by(*own, report)) reporter.hear(heard);
    reporter.end();
    if (const auto& broken = report.violation) {
      reporter.say(broken->position, verdict_text(*broken) + "; the game is followed up to there");
    }
  }
  return reporter.finish();
}

int track_list(const std::string& bytes, const TrackOptions& options) {
  ParseResult<rules::AnnouncementList> read =
      rules::parse_announcements(bytes, options.path, options.tracked());
  print_errors(read.errors);
  if (!read) return kCouldNot;
  const rules::AnnouncementList& list = *read.value;
  const auto input = find_map({list.map, options.path, list.map_position}, options.maps);
  if (!input) return kCouldNot;
  std::vector<FileError> errors;
  for (const rules::HeardLine& heard : list.lines) {
    if (auto error = outside(heard, input->map.size, options.path)) errors.push_back(*error);
  }
  print_errors(errors);
  if (!errors.empty()) return kCouldNot;
  TrackingReporter reporter(options, false);
  reporter.begin(*input);
  for (const rules::HeardLine& heard : list.lines) reporter.hear(heard);
  reporter.end();
  return reporter.finish();
}

// The first word of a file tells what it is.
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
    bytes.errors.push_back(
        {options.path, 0, 0, "", "the file is larger than 1 MiB", ErrorKind::other});
  }
  print_errors(bytes.errors);
  if (!bytes.errors.empty() || refuse_deck("track", options.path, *bytes.value)) return kCouldNot;
  TextPosition position;
  const std::string word = first_word(*bytes.value, position);
  if (word == "chartroom-game") return track_record(*bytes.value, options);
  if (word == "chartroom-announcements") return track_list(*bytes.value, options);
  print_errors({{options.path, position.line, position.column, "",
                 "neither a list nor a record begins like this (expected "
                 "chartroom-announcements 1 or chartroom-game 1)",
                 ErrorKind::other}});
  return kCouldNot;
}

// Follows a list while it is typed. A line that does not parse is told and may be typed again.
class TypedList {
 public:
  explicit TypedList(const TrackOptions& options)
      : options_(options), reader_(options.path, options.tracked()), reporter_(options, true) {}

  // False when it makes no sense to go on.
  bool take(const std::string& line) {
    const auto heard = reader_.read_line(line);
    for (; told_ < reader_.errors().size(); ++told_) print_errors({reader_.errors()[told_]});
    if (!reporter_.begun() && reader_.map()) {
      const auto input = find_map({*reader_.map(), "-", reader_.map_position()}, options_.maps);
      if (!input) return false;
      reader_.limit_to(input->map.size);
      reporter_.begin(*input);
    }
    if (heard) reporter_.hear(*heard);
    return true;
  }

  int finish() {
    const std::vector<FileError> faults = reader_.finish();
    for (; told_ < faults.size(); ++told_) print_errors({faults[told_]});
    if (reporter_.begun()) reporter_.end();
    const int status = reporter_.finish();
    return faults.empty() ? status : kCouldNot;
  }

 private:
  const TrackOptions& options_;
  rules::AnnouncementReader reader_;
  TrackingReporter reporter_;
  std::size_t told_ = 0;  // faults that were printed
};

std::string read_rest() {
  std::string bytes;
  std::string line;
  while (bytes.size() <= kMaxFileBytes && std::getline(std::cin, line)) bytes += line + "\n";
  return bytes;
}

int track_typed(const TrackOptions& options, const Settings& settings) {
  if (isatty(STDIN_FILENO) != 0 && !settings.quiet) {
    std::fputs(
        "Type a list: chartroom-announcements 1, then map north-pole, then a line for each thing\n"
        "heard (up, silence, row 8, torpedo D3, we torpedo E4 miss, surface F2). undo takes the\n"
        "last line back, Ctrl-D ends.\n",
        stderr);
  }
  TypedList list(options);
  std::string line;
  std::string comments;  // before the first word
  bool has_word = false;
  while (std::getline(std::cin, line)) {
    const LineReader words(line, 1);
    if (!has_word && words.peek() == "chartroom-game") {
      // A record is complete before it is given, so it is read as a whole.
      return track_record(comments + line + "\n" + read_rest(), options);
    }
    has_word = has_word || !words.done();
    if (!has_word) comments += line + "\n";
    if (!list.take(line)) return kCouldNot;
  }
  return list.finish();
}

}  // namespace

void add_track_verb(CLI::App& program, const Settings& settings, int& status) {
  auto options = std::make_shared<TrackOptions>();
  CLI::App* verb = program.add_subcommand(
      "track",
      "What an operator can know of the enemy's place after each announcement. Ends with 1 where\n"
      "nothing explains a line.\n\n"
      "Example: chartroom track evening.heard --maps maps/packs\n\n"
      "A list for the table, line by line: chartroom-announcements 1, map north-pole, then up,\n"
      "silence, row 8 (an answer to our sonar), sonar (they asked), torpedo D3 [self] [hit],\n"
      "we torpedo E4 miss, surface F2 [damage], undo, start.");
  verb->add_option("PATH", options->path,
                   "an announcement list, a game record (needs --team), or - for a list as it is "
                   "typed")
      ->required();
  verb->add_option("--team", options->team,
                   "whose operator listens: blue or green; on a map that forces the starts, a list "
                   "without it leaves the enemy's start open")
      ->check(CLI::IsMember({"blue", "green"}));
  verb->add_option("--maps", options->maps,
                   "where to look for the map first: a map, a pack or a folder; repeatable")
      ->take_all()
      ->expected(1);
  verb->add_option("--format", options->format, "text, or json: one object a line that was heard")
      ->check(CLI::IsMember({"text", "json"}))
      ->capture_default_str();
  verb->add_flag("--stats", options->stats,
                 "end with events, mean and largest count, updates a second");
  verb->add_option("--output", options->output, "a file instead of standard output");
  verb->add_option("--picture", options->pictures,
                   "a folder for pictures: a PNG of the map and what can be known after each line");
  verb->callback([options, &settings, &status] {
    status = options->path == "-" ? track_typed(*options, settings) : track_file(*options);
  });
}

}  // namespace chartroom::cli
