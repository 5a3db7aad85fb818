// What a tally says about fairness, with its error.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "validator/play/statistics.h"

namespace chartroom {

enum class Decision : std::uint8_t { fair, unfair, skill_dependent, stalls, undecided };

std::string_view to_string(Decision decision);

// A share this far from one half or less does not matter to players; this far or more does.
inline constexpr double kFairMargin = 0.03;

struct Verdict {
  std::string name;   // "first-move": how often the beginner wins; "side": how often blue wins
  std::string level;  // the agent it was found with
  Interval share;     // of points: a draw and an unfinished game are half a point
  Decision decision = Decision::undecided;
  std::string favours;  // "first", "second", "blue", "green"; "" when fair or undecided
  Count games = 0;
};

// Fair when the whole interval lies within one half +- kFairMargin, unfair when none of it lies
// nearer to one half than that, stalls when over a twentieth of the games were unfinished.
std::vector<Verdict> verdicts(const Tally& tally, const std::string& level, double confidence);

}  // namespace chartroom
