// Lists calls that a misheard or miswritten line may have been.
#pragma once

#include <vector>

#include "validator/rules/announcement_list.h"

namespace chartroom::play {

// Returns the announcements that differ from one by a single word, likely ones first: another
// direction (the opposite first), another row or column of the answer, a point with another letter
// or number, near ones first; our hit for our miss, and damage to themselves by their surfacing or
// torpedo.
std::vector<rules::Announcement> misheard(const rules::Announcement& said, maps::Team tracked,
                                          maps::Size size);

// Returns calls of the tracked team that may have been missed, likely ones first.
std::vector<rules::Announcement> missable(maps::Team tracked);

}  // namespace chartroom::play
