#include "cli/track/session.h"

#include <fmt/core.h>

#include <utility>

#include "cli/output.h"
#include "cli/play/kept_files.h"
#include "cli/track/screen.h"
#include "maps/platform/shown_text.h"
#include "maps/platform/user_folders.h"
#include "validator/rules/spoken_words.h"

namespace chartroom::cli {
namespace {

constexpr std::size_t kFewSlips = 8;  // leave room for the board
constexpr std::size_t kAllSlips = 1'000;

Message no_map() {
  return message(
      "Which map? Type map and its id or file: map north-pole (or start with --map north-pole).");
}

// Returns the help, which fits a usual window.
std::string help_text(const Translator& tr) {
  const Message head = message("Type one line per announcement, in any of these words:");
  const Message examples = message(
      "For example: u, sonar (theirs), 8 or col c (their answer), t d3 self hit (they\n"
      "fired), we t e4 miss (we fired), surface f2 damage. mend 4 down corrects line 4,\n"
      "mend 4 removes it, insert 4 up adds one before it. Enter: board, quit: end.");
  return head.in(tr) + "\n" + rules::words_table() + examples.in(tr) + "\n";
}

std::string folder_of_lists() { return state_folder() + "/heard/"; }

// Capitalizes the beginning of a sentence.
std::string capital(std::string text) {
  if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 32);
  return text;
}

}  // namespace

TrackingSession::TrackingSession(const TrackOptions& options, const Settings& settings)
    : options_(options),
      settings_(settings),
      list_(options_, options.resume.empty() ? "-" : options.resume),
      reporter_(options_, Telling::elsewhere) {}

int TrackingSession::run() {
  if (!prepare()) return kFailed;
  Console console(settings_, PlayClock::real, options_.language);
  greet(console);
  while (const auto line = console.ask(std::string_view("> "), help_text(console.tr())))
    take(console, *line);
  return leave(console);
}

bool TrackingSession::prepare() {
  std::optional<NamedMap> named;
  if (!options_.map.empty()) {
    named = find_or_read_map(options_.map, options_.maps, options_.language);
    if (!named) return false;
  }
  if (!options_.resume.empty()) {
    if (named) list_.set_map(std::move(named->input));
    return resume();
  }
  if (named) begin(std::move(*named));
  return true;
}

bool TrackingSession::resume() {
  const auto bytes = read_record(options_.resume, options_.language);
  if (!bytes) return false;
  std::vector<rules::HeardLine> lines;
  for_each_line(*bytes, [&](std::string_view line, int) {
    if (const auto heard = list_.read_line(line)) lines.push_back(*heard);
  });
  const std::vector<FileError> faults = list_.reader().finish();
  print_errors(faults, options_.language);
  if (!faults.empty() || list_.bad_map()) return false;
  kept_ = KeptList::of_file(options_.resume, *bytes);
  reporter_.begin(*list_.input());
  for (const rules::HeardLine& heard : lines) reporter_.hear(heard);
  return true;
}

void TrackingSession::begin(NamedMap named) {
  const std::string& id = named.input.map.id;
  const std::string stem = folder_of_lists() + id;
  const std::string header = fmt::format(
      "chartroom-announcements 1\nmap {}\n{}",
      board_name(id, named.by_id, named.input.path, options_.keep.empty() ? stem : options_.keep),
      options_.team.empty() ? "" : "team " + options_.team + "\n");
  kept_ = options_.keep.empty() ? KeptList::of_stem(stem, header) : KeptList(options_.keep, header);
  list_.begin(std::move(named.input), header);
  reporter_.begin(*list_.input());
}

void TrackingSession::greet(Console& console) {
  if (!reporter_.begun()) return console.say(no_map());
  if (!options_.resume.empty()) {
    console.print(message("Continuing {}.", shown(options_.resume)).in(console.tr()) + "\n");
  }
  if (options_.plain) console.print(reporter_.head());
  if (!options_.plain) console.say(reporter_.title() + ".\n");
  console.say(
      message("Type what you hear. help lists the words, undo removes the last line, quit ends."));
  console.print(std::string_view("\n"));
  if (!options_.plain || !options_.resume.empty()) show(console);
}

void TrackingSession::take(Console& console, const std::string& line) {
  if (!reporter_.begun()) return take_map(console, line);
  if (line.empty()) return show_again(console);
  if (LineReader(line, 1).peek() == "team") {
    return console.say(message("Set the team at the start: chartroom track --team blue"));
  }
  const auto heard = list_.read_line(line);
  rules::AnnouncementReader& reader = list_.reader();
  if (!reader.errors().empty()) {
    const Message reason = reader.errors().back().reason();
    console.say(shown(reason.in(reporter_.language().tr)) + "\n");
    reader.forget_line();
    return;
  }
  keep(line);
  if (!heard) return;  // a comment
  reporter_.hear(*heard);
  const play::Knowledge& known = reporter_.known();
  if (known.change) console.say(capital(change_text(known, reporter_.language())) + ".\n");
  if (known.unexplained) {
    console.say(slips_text(known, kFewSlips, reporter_.language()));
  } else {
    console.say(never_text(known, reporter_.language()));
  }
  show(console);
}

void TrackingSession::take_map(Console& console, const std::string& line) {
  LineReader words(line, 1);
  if (!words.take("map")) return console.say(no_map());
  try {
    auto named = find_or_read_map(rules::take_map_name(words), options_.maps, options_.language);
    if (!named) return;
    begin(std::move(*named));
    greet(console);
  } catch (const Misread& misread) {
    console.say(shown(misread.what.in(reporter_.language().tr)) + "\n");
  }
}

void TrackingSession::keep(const std::string& line) {
  try {
    kept_->add(line);
  } catch (const FileException& problem) {
    print_errors({problem.error()}, options_.language);
  }
}

// Shows possible mistakes again, after all later announcements.
void TrackingSession::show_again(Console& console) {
  const play::Knowledge known = reporter_.tracking().now();
  if (known.unexplained) console.say(slips_text(known, kAllSlips, reporter_.language()));
  show(console);
}

void TrackingSession::show(Console& console) {
  const play::Knowledge& known = reporter_.known();
  const OperatorView view{reporter_.input(), reporter_.tracking(), known,       options_.tracked(),
                          options_.who(),    reporter_.language(), console.tr()};
  const std::string screen =
      options_.plain ? ""
                     : operator_screen(view, {console.width(), console.height()}, console.colour());
  if (!screen.empty()) return console.print(screen);
  if (!options_.plain && !std::exchange(room_told_, true)) {
    console.say(message("The window is too small for the board, so track prints lines instead."));
  }
  if (!known.text.empty()) console.print(tracking_row(known, reporter_.language()));
}

int TrackingSession::leave(Console& console) {
  const bool interrupted = console.leaving() == Leaving::interrupted;
  int status = kDone;
  if (reporter_.begun()) {
    if (options_.plain) {
      console.print("\n" + tracking_picture(reporter_.input().map, reporter_.known(),
                                            options_.who().in(console.tr()), reporter_.language()));
    }
    reporter_.end();
    status = reporter_.finish();
  }
  if (!kept_ || !kept_->begun()) {
    console.say(message("Nothing was typed, so nothing is saved."));
  } else if (!kept_->kept()) {
    console.say(message("Couldn't save the list. Here it is:"));
    console.print("\n" + kept_->text());
    return kFailed;
  } else {
    // Lines with a path stay whole, to be copied.
    const Message saved = message("The list is saved in {}. To continue:", shown(kept_->path()));
    console.print(saved.in(console.tr()) + fmt::format("\n  chartroom track --resume {}{}\n",
                                                       shown(kept_->path()),
                                                       options_to_go_on(options_)));
  }
  return interrupted ? kInterrupted : status;
}

}  // namespace chartroom::cli
