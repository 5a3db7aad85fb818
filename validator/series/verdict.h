// What simulated play says of fairness, whatever the game.
#pragma once

#include <cstdint>
#include <string_view>

namespace chartroom::series {

enum class Decision : std::uint8_t { fair, in_between, unfair, skill_dependent, stalls, undecided };
std::string_view to_string(Decision decision);
// The graver of two.
Decision worse(Decision a, Decision b);

// A share this near to an even one does not matter to players; this many times as far from it, it
// does. A share between the two is said to be so.
inline constexpr double kFairMargin = 0.01;
inline constexpr double kUnfairMargins = 3;
// More games than this share without a result: a map or deck stalls.
inline constexpr double kStallShare = 0.05;
// Confidence of the intervals that reports of a fixed number of games carry.
inline constexpr double kReportConfidence = 0.95;

}  // namespace chartroom::series
