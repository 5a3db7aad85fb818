// The output of `chartroom track`: a table or JSON lines, pictures, and errors.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cli/map_input.h"
#include "cli/track/options.h"
#include "exporters/pictures/tracking_picture.h"
#include "validator/play/tracking/tracking.h"
#include "validator/play/tracking/tracking_report.h"

namespace chartroom::cli {

// The time of output: each line at once if a person waits for it, otherwise all at the end; or
// printed by other code.
enum class Telling : std::uint8_t { at_end, at_once, elsewhere };

// Writes the tracked knowledge. Throws FileException if it cannot be written.
class TrackingReporter {
 public:
  TrackingReporter(const TrackOptions& options, Telling telling);

  void begin(const MapInput& input);
  bool begun() const { return tracking_ != nullptr; }
  void hear(const rules::HeardLine& heard);
  // Returns the knowledge after the last line, or before the first one.
  const play::Knowledge& known() const { return last_; }
  const play::Tracking& tracking() const { return *tracking_; }
  const MapInput& input() const { return input_; }
  // Returns the title: "North Pole (north-pole): where the enemy can be".
  std::string title() const;
  // Returns the table's head: the title and the names of the columns.
  std::string head() const;
  // Shows the board at the end of a game.
  void end();
  // The language of the list's words.
  const play::TrackingLanguage& language() const { return language_; }
  // Prints an error of the list on standard error.
  void say(const TextPosition& position, std::string what);
  // Writes all remaining output and returns the exit status.
  int finish();

 private:
  void write(const std::string& text);
  void print_slips();
  void draw();

  const TrackOptions& options_;
  play::TrackingLanguage language_;
  Translator tr_;
  Telling telling_;
  MapInput input_;
  std::unique_ptr<play::Tracking> tracking_;
  std::optional<exporters::TrackingPictures> pictures_;
  int drawn_ = 0;
  play::Knowledge last_;
  play::TrackingTally tally_;
  double seconds_ = 0;
  std::string result_;
  bool found_ = false;
};

}  // namespace chartroom::cli
