// What a line may have been instead, when it was misheard or miswritten.
#pragma once

#include <vector>

#include "validator/rules/announcement_list.h"

namespace chartroom::play {

// The announcements that differ from one by a single word, likely ones first: another direction
// (the opposite one is mistaken most easily), another row or column of the same answer, a point
// with another letter or another number, near ones first; our hit for our miss, and what their
// surfacing or torpedo did to themselves.
std::vector<rules::Announcement> misheard(const rules::Announcement& said, maps::Team tracked,
                                          maps::Size size);

// What of the tracked team one may have missed altogether, likely ones first: steps and silence.
std::vector<rules::Announcement> missable(maps::Team tracked);

}  // namespace chartroom::play
