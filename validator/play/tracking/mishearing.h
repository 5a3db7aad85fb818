// What a line may have been instead, when it was misheard or miswritten.
#pragma once

#include <vector>

#include "validator/rules/announcement_list.h"

namespace chartroom::play {

// The announcements that differ from one by a single slip of the ear, likely ones first: another
// direction, another row or column of the same answer, a point with another letter or another
// number, our hit for our miss. Neighbouring rows and columns come before far ones.
std::vector<rules::Announcement> misheard(const rules::Announcement& said, maps::Team tracked,
                                          maps::Size size);

}  // namespace chartroom::play
