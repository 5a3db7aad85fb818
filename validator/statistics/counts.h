// What experiments are counted in.
#pragma once

#include <array>
#include <cstdint>

namespace chartroom::statistics {

using Count = std::int64_t;

// How often the two trials of a pair came to each score together, in half points 0 to 4.
using PairScores = std::array<Count, 5>;

}  // namespace chartroom::statistics
