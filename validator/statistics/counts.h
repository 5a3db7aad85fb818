// The types that count the results of experiments.
#pragma once

#include <array>
#include <cstdint>

namespace chartroom::statistics {

using Count = std::int64_t;

// The number of pairs of trials with each joint score, in half points 0 to 4.
using PairScores = std::array<Count, 5>;

}  // namespace chartroom::statistics
