// What simulated play says about fairness, with its error.
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

// What a verdict is about: does the team that begins have it better, and does blue?
enum class Question : std::uint8_t { first_move, side };

inline constexpr std::array kQuestions{Question::first_move, Question::side};

// "first-move", "side".
std::string_view to_string(Question question);
// Whom a question may favour.
enum class Favoured : std::uint8_t { first, second, blue, green };

std::string_view to_string(Favoured favoured);
// Who takes the share of the points that a question asks for: first, blue; and who the rest.
Favoured high_of(Question question);
Favoured low_of(Question question);

// The level of a verdict that speaks for all levels.
inline constexpr std::string_view kAllLevels = "all";

struct Verdict {
  Question question = Question::first_move;
  std::string level = {};      // the agent it was found with, or kAllLevels
  statistics::Interval share;  // of points: a draw and an unfinished game are half a point
  Decision decision = Decision::undecided;
  std::optional<Favoured> favours = {};  // nobody unless unfair
  Count games = 0;                       // behind the interval
  std::string proof = {};  // what proves it without a game ("half turn"); "" where games tell

  friend bool operator==(const Verdict&, const Verdict&) = default;
};

// The interval of a question's share from all games of a tally.
statistics::Interval share_for(Question question, const Tally& tally, double confidence);

// Sets decision and favours to what was found.
void decide(Verdict& verdict, statistics::SprtAnswer answer);

// What a number of games that was fixed beforehand says (statistics::answer_of, with kFairMargin
// and kUnfairMargin); stalls when over kStallShare of the games were unfinished.
std::vector<Verdict> verdicts(const Tally& tally, const std::string& level, double confidence);

// What the verdicts of all levels on one question come to: stalls when one does; fair when all
// are; skill-dependent when one is unfair, another fair or unfair the other way round, and their
// intervals lie apart (in between where they meet); unfair when some are, and in between when some
// are. The interval is that of the level farthest from even.
Verdict overall(const std::vector<Verdict>& levels);

}  // namespace chartroom::play
