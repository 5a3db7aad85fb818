// What is called at the table, read from a line of an announcement list.
#pragma once

#include <optional>
#include <string_view>

#include "validator/rules/announcement.h"
#include "validator/rules/line_reader.h"

namespace chartroom::rules {

struct Call {
  Announcement said;
  bool tells_damage = true;  // false: a surfacing of which only the point was said
};

// Takes one announcement about the tracked team, on a sea of this size as far as it is known.
// Points, rows and columns may lie outside it. Throws Misread.
Call take_call(LineReader& line, maps::Team tracked, maps::Size size = kLargestSea);

// Takes what was said of the price of a surfacing, "damage" or "no damage"; nothing where neither
// was.
std::optional<bool> take_damage(LineReader& line);

// Throws Misread where another "hit" or "miss" stands behind the result of a torpedo: both captains
// call, and one result is written, which `expected` describes.
void refuse_second_call(LineReader& line, std::string_view expected);

}  // namespace chartroom::rules
