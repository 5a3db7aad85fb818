// Verdicts on fairness from simulated play, as every game has them.
#pragma once

#include <cstdint>
#include <string_view>

namespace chartroom::series {

enum class Decision : std::uint8_t { fair, in_between, unfair, skill_dependent, stalls, undecided };
std::string_view to_string(Decision decision);
// Returns the decision in words for a reader: "depends on skill".
std::string_view in_words(Decision decision);
// The graver of two decisions.
Decision worse(Decision a, Decision b);

// A share within kFairMargin of an even one is fair. From kUnfairMargins times that margin on, it
// is unfair. Between the two it is in between.
inline constexpr double kFairMargin = 0.01;
inline constexpr double kUnfairMargins = 3;
// A map or deck stalls if more than this share of its games have no result.
inline constexpr double kStallShare = 0.05;
// Confidence of the intervals in reports of a fixed number of games.
inline constexpr double kReportConfidence = 0.95;

}  // namespace chartroom::series
