// What `chartroom track` tells: a table or JSON lines, pictures, and what was found.
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

// When the lines are told: each at once where a person waits for it, else all at the end; or by
// somebody else.
enum class Telling : std::uint8_t { at_end, at_once, elsewhere };

// Writes what becomes known. What cannot be written is thrown as a FileException.
class TrackingReporter {
 public:
  TrackingReporter(const TrackOptions& options, Telling telling);

  void begin(const MapInput& input);
  bool begun() const { return tracking_ != nullptr; }
  void hear(const rules::HeardLine& heard);
  // After the last line, or before the first one.
  const play::Knowledge& known() const { return last_; }
  const play::Tracking& tracking() const { return *tracking_; }
  const MapInput& input() const { return input_; }
  // What is followed on which map: "North Pole (north-pole): where the enemy can be".
  std::string title() const;
  // The head of the table: the title, and the names of the columns.
  std::string head() const;
  // The board at the end of a game.
  void end();
  // Something that was found, on standard error.
  void say(const TextPosition& position, std::string what);
  // Writes what is left to write; the status of it all.
  int finish();

 private:
  void write(const std::string& text);
  void tell_slips();
  void draw();

  const TrackOptions& options_;
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
