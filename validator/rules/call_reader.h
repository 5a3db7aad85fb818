// What is called at the table, read from a line of an announcement list.
#pragma once

#include <optional>

#include "validator/rules/announcement.h"
#include "validator/rules/line_reader.h"

namespace chartroom::rules {

// Takes one announcement about the tracked team, on a sea of this size as far as it is known.
// Points, rows and columns may lie outside it. Throws Misread.
Announcement take_call(LineReader& line, maps::Team tracked, maps::Size size = kLargestSea);

// Takes what was said of the price of a surfacing, "damage" or "no damage"; nothing where neither
// was.
std::optional<bool> take_damage(LineReader& line);

}  // namespace chartroom::rules
