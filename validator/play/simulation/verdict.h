// Verdicts on fairness from simulated games, with their error.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "validator/play/games/tally.h"
#include "validator/series/verdict.h"
#include "validator/statistics/intervals.h"
#include "validator/statistics/sprt.h"

namespace chartroom::play {

using series::Decision;
using series::kFairMargin;
using series::kStallShare;
inline constexpr double kUnfairMargin = series::kUnfairMargins * kFairMargin;

// The question of a verdict: do the rules favor the first team, and does the map favor blue?
enum class Question : std::uint8_t { first_move, side };

inline constexpr std::array kQuestions{Question::first_move, Question::side};

// "first-move", "side".
std::string_view to_string(Question question);
// The teams that a question may favor.
enum class Favoured : std::uint8_t { first, second, blue, green };

std::string_view to_string(Favoured favoured);
// Return the team that takes the measured share of the points (first, blue), and the other team.
Favoured high_of(Question question);
Favoured low_of(Question question);

// The level of a verdict that speaks for all levels.
inline constexpr std::string_view kAllSkills = "all";

struct Verdict {
  Question question = Question::first_move;
  std::string level = {};      // the agent that played, or kAllSkills
  statistics::Interval share;  // of points: a draw and an unfinished game are half a point
  Decision decision = Decision::undecided;
  std::optional<Favoured> favours = {};  // empty unless unfair
  Count games = 0;                       // that give the interval
  std::string proof = {};  // the proof without a game ("half turn"); "" if games decide

  friend bool operator==(const Verdict&, const Verdict&) = default;
};

// The interval of a question's share from all games of a tally.
statistics::Interval share_for(Question question, const Tally& tally, double confidence);

// Sets `decision` and `favours` by the answer of a test.
void decide(Verdict& verdict, statistics::SprtAnswer answer);

// Returns the verdicts of a number of games that was fixed beforehand (statistics::answer_of, with
// kFairMargin and kUnfairMargin); stalls if over kStallShare of the games are unfinished.
std::vector<Verdict> verdicts(const Tally& tally, const std::string& level, double confidence);

// Combines the verdicts of all levels on one question. It stalls if one level stalls, and is fair
// if all are. If one is unfair and another fair or unfair for the other team, it depends on skill
// where their intervals lie apart, else it is in between. Else it is unfair if some level is, and
// then in between if some level is. The interval is that of the level farthest from even.
Verdict overall(const std::vector<Verdict>& levels);

}  // namespace chartroom::play
