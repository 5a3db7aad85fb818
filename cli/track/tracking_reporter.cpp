#include "cli/track/tracking_reporter.h"

#include <fmt/core.h>

#include <filesystem>

#include "cli/output.h"
#include "cli/screens/screen_language.h"
#include "maps/platform/safe_file.h"
#include "maps/platform/shown_text.h"
#include "validator/reports/translation.h"

namespace chartroom::cli {
namespace {

namespace fs = std::filesystem;

void make_folder(const std::string& path) {
  std::error_code error;
  fs::create_directories(path, error);
  if (!error) return;
  throw FileException(
      {path, 0, 0, "", "cannot create the folder: " + error.message(), ErrorKind::other});
}

// "Line 7, silence: green has 12 possible positions".
std::string words_over(const play::Knowledge& known, const std::string& who) {
  const std::string heard =
      fmt::format("Line {}, {}: ", known.position.line, rules::shown_line(known.text));
  if (known.count() == 0) return heard + "nothing fits all announcements";
  if (known.count() == 1)
    return fmt::format("{}{} is on {}", heard, who, to_string(known.points[0]));
  return fmt::format("{}{} has {} possible positions{}", heard, who, known.count(),
                     known.exact ? "" : " or fewer");
}

}  // namespace

TrackingReporter::TrackingReporter(const TrackOptions& options, Telling telling)
    : options_(options),
      language_{options.language, reports::report_translator(options.language)},
      tr_(screen_translator(options.language)),
      telling_(telling == Telling::at_once && !options.output.empty() ? Telling::at_end : telling) {
  if (!options_.pictures.empty()) make_folder(options_.pictures);
}

void TrackingReporter::begin(const MapInput& input) {
  input_ = input;
  tracking_ = play::make_tracking(input.map, input.rules(), options_.tracked(),
                                  options_.own_team().has_value());
  if (!options_.pictures.empty()) pictures_.emplace(input.map);
  last_ = tracking_->at_start();
  if (options_.json()) return;
  const bool first = tally_.events() == 0 && result_.empty();
  write((first ? "" : "\n") + head());
}

std::string TrackingReporter::title() const {
  const bool start_unused = !options_.own_team() && input_.map.starts.any();
  const std::string name = shown_in(input_.map.name, options_.language);
  const Message title =
      start_unused
          ? message(
                "{} ({}): possible positions of {}; its start is unknown (set your team with "
                "--team)",
                name, input_.map.id, options_.who())
          : message("{} ({}): possible positions of {}", name, input_.map.id, options_.who());
  return title.in(tr_);
}

std::string TrackingReporter::head() const {
  const Message columns = message(" line  heard              left  positions, if few are left");
  return title() + "\n\n" + columns.in(tr_) + "\n";
}

void TrackingReporter::hear(const rules::HeardLine& heard) {
  last_ = tracking_->hear(heard);
  tally_.add(last_);
  write(options_.json() ? tracking_json(last_) : tracking_row(last_, language_));
  found_ = found_ || last_.count() == 0;
  if (telling_ != Telling::elsewhere) print_slips();
  if (pictures_) draw();
}

void TrackingReporter::print_slips() {
  if (!last_.unexplained) {
    if (!last_.reason.empty()) {
      say(last_.position,
          message("\"{}\" is impossible: {}", play::spoken_line(last_.text, language_),
                  last_.reason.in(language_.tr))
              .in(tr_));
    }
    return;
  }
  say(last_.position, refuted_text(last_, language_));
  if (last_.corrections.size() < 2) return;
  for (const std::string& correction : correction_sentences(last_, language_)) {
    say(last_.position, message("one change would explain it: {}", correction).in(tr_));
  }
  if (!last_.all_corrections) {
    say(last_.position, message("other changes may explain it, too").in(tr_));
  }
}

void TrackingReporter::draw() {
  save_in_folder(options_.pictures, fmt::format("{:04}.png", ++drawn_),
                 pictures_->png(tracking_->film(), words_over(last_, options_.who().english())));
}

void TrackingReporter::end() {
  seconds_ += tracking_->seconds();
  if (!options_.json())
    write("\n" + tracking_picture(input_.map, last_, options_.who().in(tr_), language_));
}

void TrackingReporter::say(const TextPosition& position, std::string what) {
  found_ = true;
  print_errors(
      {{options_.path, position.line, position.column, "", std::move(what), ErrorKind::other}});
}

int TrackingReporter::finish() {
  const std::string stats = options_.stats ? tally_.text(seconds_, language_) : "";
  if (!options_.json() && options_.stats) {
    if (telling_ == Telling::elsewhere) write_result("", "\n" + stats);
    write("\n" + stats);
  }
  if (telling_ == Telling::at_end) write_result(options_.output, result_);
  // Standard output has only JSON lines, for other programs.
  if (options_.json()) std::fputs(stats.c_str(), stderr);
  return found_ ? kFound : kDone;
}

void TrackingReporter::write(const std::string& text) {
  if (telling_ == Telling::at_once) write_result("", text);
  if (telling_ == Telling::at_end) result_ += text;
}

}  // namespace chartroom::cli
