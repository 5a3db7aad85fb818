#include "cli/track/tracking_reporter.h"

#include <fmt/core.h>

#include <filesystem>

#include "cli/output.h"
#include "maps/platform/safe_file.h"
#include "maps/platform/shown_text.h"

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
  return fmt::format("{} ({}): possible positions of {}{}", shown_in(input_.map.name, "en"),
                     input_.map.id, options_.who(),
                     start_unused ? "; its start is unknown (set your team with --team)" : "");
}

std::string TrackingReporter::head() const {
  return title() + fmt::format("\n\n{:>5}  {:<18} {:>4}  {}\n", "line", "heard", "left",
                               "positions, if few are left");
}

void TrackingReporter::hear(const rules::HeardLine& heard) {
  last_ = tracking_->hear(heard);
  tally_.add(last_);
  write(options_.json() ? tracking_json(last_) : tracking_row(last_));
  found_ = found_ || last_.count() == 0;
  if (telling_ != Telling::elsewhere) print_slips();
  if (pictures_) draw();
}

void TrackingReporter::print_slips() {
  if (!last_.unexplained) {
    if (!last_.reason.empty()) {
      say(last_.position,
          fmt::format("\"{}\" is impossible: {}", rules::shown_line(last_.text), last_.reason));
    }
    return;
  }
  say(last_.position, refuted_text(last_));
  if (last_.corrections.size() < 2) return;
  for (const std::string& correction : correction_sentences(last_)) {
    say(last_.position, "one change would explain it: " + correction);
  }
  if (!last_.all_corrections) say(last_.position, "other changes may explain it, too");
}

void TrackingReporter::draw() {
  save_in_folder(options_.pictures, fmt::format("{:04}.png", ++drawn_),
                 pictures_->png(tracking_->film(), words_over(last_, options_.who())));
}

void TrackingReporter::end() {
  seconds_ += tracking_->seconds();
  if (!options_.json()) write("\n" + tracking_picture(input_.map, last_, options_.who()));
}

void TrackingReporter::say(const TextPosition& position, std::string what) {
  found_ = true;
  print_errors(
      {{options_.path, position.line, position.column, "", std::move(what), ErrorKind::other}});
}

int TrackingReporter::finish() {
  const std::string stats = options_.stats ? tally_.text(seconds_) : "";
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
