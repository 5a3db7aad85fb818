#include "validator/con_sonar/checks/made_up_deck_play.h"

#include <algorithm>
#include <utility>

#include "maps/con_sonar/even_deck.h"
#include "validator/checks/example_maps.h"
#include "validator/play/simulation/fairness.h"

namespace chartroom::con_sonar {
namespace {

constexpr Count kGames = 20'000;
constexpr double kMargin = 0.008;

Verdict made_up_verdict(Question question, const std::vector<double>& shares, Decision decision) {
  Verdict result;
  result.question = question;
  result.level = "greedy";
  result.decision = decision;
  result.games = kGames;
  for (const double share : shares) {
    result.shares.push_back({share, share - kMargin, share + kMargin});
  }
  if (decision == Decision::unfair) {
    result.favours =
        static_cast<int>(std::max_element(shares.begin(), shares.end()) - shares.begin());
  }
  return result;
}

std::vector<Message> messages(RunOnDeck run, const DeckFairness& play) {
  const Deck deck = even_deck("small", "Small", play.budget.admirals);
  DeckSubject subject(deck);
  subject.play = &play;
  std::vector<Message> said;
  for (Diagnostic& one : run(subject)) said.push_back(std::move(one.message));
  return said;
}

}  // namespace

DeckFairness with_seats(const std::vector<double>& shares, Decision decision) {
  const auto seats = static_cast<int>(shares.size());
  SkillPlay level;
  level.level = "greedy";
  level.tally.games = kGames;
  level.tally.endings[static_cast<std::size_t>(Ending::no_submarine)] = kGames;
  level.seats_verdict = made_up_verdict(Question::seats, shares, decision);
  level.nations_verdict = made_up_verdict(
      Question::nations, std::vector<double>(shares.size(), 1.0 / seats), Decision::fair);
  DeckFairness play;
  play.budget.admirals = seats;
  for (int n = 0; n < seats; ++n) play.budget.nations.push_back(n);
  play.levels.push_back(std::move(level));
  return play;
}

DeckFairness with_endings(Count ended, Count given_up) {
  DeckFairness play = with_seats({0.25, 0.25, 0.25, 0.25}, Decision::fair);
  Tally& tally = play.levels[0].tally;
  tally.games = ended + given_up;
  tally.endings = {ended, 0, given_up};
  return play;
}

checks::Example said_example(RunOnDeck run, const DeckFairness& raising,
                             std::string_view difference, const DeckFairness& near_miss) {
  return checks::SaidExample{.difference = difference,
                             .raising = messages(run, raising),
                             .near_miss = messages(run, near_miss)};
}

}  // namespace chartroom::con_sonar
