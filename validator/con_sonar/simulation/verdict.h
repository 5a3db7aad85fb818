// What simulated play says about the seats and the nations of a deck, with its error.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "validator/con_sonar/simulation/tally.h"
#include "validator/series/verdict.h"
#include "validator/statistics/intervals.h"

namespace chartroom::con_sonar {

// A deck is `fair` where no share of wins is farther from an even one than the margin, and `unfair`
// from three margins on.
using series::Decision;
using series::kFairMargin;
using series::kStallShare;
using series::kUnfairMargins;

enum class Question : std::uint8_t { seats, nations };
inline constexpr std::array kQuestions{Question::seats, Question::nations};
std::string_view to_string(Question question);

struct Verdict {
  Question question = Question::seats;
  std::string level;  // the agent, or agents, it was found with
  Decision decision = Decision::undecided;
  // Shares of the wins by seat, or by nation in the order of the plan; even ones are 1 / admirals.
  // Of a nation: of the games that it played.
  std::vector<statistics::Interval> shares;
  std::optional<int> favours;  // who gains most where it is unfair: its place among the shares
  Count games = 0;
  friend bool operator==(const Verdict&, const Verdict&) = default;
};

struct VerdictPlan {
  int admirals = 6;
  std::vector<int> nations;  // that play, in turn
  double margin = kFairMargin;
  double confidence = 0.95;    // that all shares of the question lie in their intervals
  bool agents_differ = false;  // from seat to seat: then shares of seats say nothing about seats
};

// What a number of games that was fixed beforehand says: a decision where all intervals together
// leave no other, else `undecided`; `stalls` where it is as sure that over kStallShare of the games
// are given up. Seats whose agents differ are never decided on; nations are, as each comes to every
// seat.
Verdict verdict(Question question, const Tally& tally, const VerdictPlan& plan,
                const std::string& level);

// The verdicts on both questions while games are played, looked at after ever more of them. Every
// look may err, so that each has its part of the chance to: an answer is right with the confidence
// of the plan, whenever it was found. What was once decided stands.
class SequentialVerdicts {
 public:
  SequentialVerdicts(const VerdictPlan& plan, Count most_games, const std::string& level);

  // After how many games to look, the last time after the most.
  const std::vector<Count>& looks() const { return looks_; }
  // The tally of so many games.
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
