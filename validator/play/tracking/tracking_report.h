// What an operator can know, for readers and for programs (validator/REFEREE.md).
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "maps/map.h"
#include "validator/play/tracking/tracking.h"

namespace chartroom::play {

// One line each, with its newline: the row of a table (points only where they are few), and a JSON
// object.
std::string tracking_row(const Knowledge& known);
std::string tracking_json(const Knowledge& known);

// What to say of a line that nothing explains:
// no placement explains "left" (likeliest slip: line 9 "up" was "down")
std::string refuted_text(const Knowledge& known);

// What `undo` took back (took back line 4: silence) or `mend` changed (mended line 4:
// "down", not "up"); "" of any other line.
std::string change_text(const Knowledge& known);

// What may have been misheard or missed, likeliest first, as it is to be typed: "mend 9 down",
// "insert 9 up". Empty where nothing would explain everything.
std::vector<std::string> mends_text(const Knowledge& known);

// The same for the person who types the list, line by line: what nothing explains, and what to type
// to mend it; beyond so many only their number.
std::string slips_text(const Knowledge& known, std::size_t most = 1'000);

// Of a call while nothing is explained: why it cannot be either; "" where it can.
std::string never_text(const Knowledge& known);

// How things stand: a sentence about `who` ("green"), and the sea with a cross on each point that
// is left.
std::string tracking_picture(const maps::Map& map, const Knowledge& known, std::string_view who);

// Adds up what the lines came to.
class TrackingTally {
 public:
  void add(const Knowledge& known);
  int events() const { return events_; }
  // One line: events, the mean and the largest count, and updates a second. Ends in a newline.
  std::string text(double seconds) const;

 private:
  int events_ = 0;
  long long points_ = 0;
  int largest_ = 0;
};

}  // namespace chartroom::play
