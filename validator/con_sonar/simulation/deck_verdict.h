// Verdicts on the seats and the nations of a deck from simulated games, with their error.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "validator/con_sonar/simulation/deck_tally.h"
#include "validator/series/verdict.h"
#include "validator/statistics/intervals.h"

namespace chartroom::con_sonar {

// A deck is `fair` if every share of wins is within the margin of an even share, and `unfair` if a
// share is three margins or more away.
using series::Decision;
using series::kFairMargin;
using series::kStallShare;
using series::kUnfairMargins;

enum class Question : std::uint8_t { seats, nations };
inline constexpr std::array kQuestions{Question::seats, Question::nations};
std::string_view to_string(Question question);

struct Verdict {
  Question question = Question::seats;
  std::string level;  // the agent, or agents, that played
  Decision decision = Decision::undecided;
  // Shares of the wins by seat, or by nation in the order of the plan; an even share is
  // 1 / admirals. A nation's share is of the games that it played.
  std::vector<statistics::Interval> shares;
  std::optional<int> favours;  // if unfair, the index of the largest share
  Count games = 0;
  friend bool operator==(const Verdict&, const Verdict&) = default;
};

struct VerdictPlan {
  int admirals = 6;
  std::vector<int> nations;  // that play, in turn
  double margin = kFairMargin;
  double confidence = 0.95;    // that all shares of the question are in their intervals
  bool agents_differ = false;  // seats have different agents, so the shares do not compare seats
};

// Returns the verdict of a number of games that was fixed beforehand: a decision if the intervals
// allow only one, else `undecided`; `stalls` if surely over kStallShare of the games are given up.
// Seats with different agents stay undecided; nations do not, since each plays in every seat.
Verdict verdict(Question question, const Tally& tally, const VerdictPlan& plan,
                const std::string& level);

// The verdicts on both questions while games are played, with looks after ever more games. Every
// look may err, so the looks share the allowed error: an answer is right with the confidence of the
// plan at any look. A decision is final.
class SequentialVerdicts {
 public:
  SequentialVerdicts(const VerdictPlan& plan, Count most_games, const std::string& level);

  // The numbers of games after which to look; the last is the most games.
  const std::vector<Count>& looks() const { return looks_; }
  // Takes the tally of the next number of `looks`.
  void look(const Tally& tally);
  const Verdict& of(Question question) const {
    return verdicts_[static_cast<std::size_t>(question)];
  }
  bool answered() const;

 private:
  VerdictPlan plan_;
  std::string level_;
  std::vector<Count> looks_;
  std::array<Verdict, kQuestions.size()> verdicts_;
};

}  // namespace chartroom::con_sonar
