// A tally as plain numbers, for those who add up what others played.
#pragma once

#include <vector>

#include "validator/play/games/tally.h"

namespace chartroom::play {

std::vector<Count> counts_of(const Tally& tally);
// The same tally; the numbers must be those of one.
Tally tally_of(const std::vector<Count>& counts);

}  // namespace chartroom::play
