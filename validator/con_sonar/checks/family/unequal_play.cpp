#include <algorithm>
#include <cstdint>

#include "validator/checks/example_maps.h"
#include "validator/con_sonar/checks/deck_play.h"
#include "validator/con_sonar/checks/made_up_deck_play.h"
#include "validator/play/simulation/fairness.h"

namespace chartroom::con_sonar {
namespace {

// Returns the finding of the strongest admirals whose verdict on a question is unfair.
std::vector<Diagnostic> if_unfair(const DeckSubject& subject, Question question,
                                  const std::string& pointer, const Message& advice) {
  const DeckFairness& play = *subject.play;
  const auto& levels = play.levels;
  const auto level = std::find_if(levels.rbegin(), levels.rend(), [&](const SkillPlay& one) {
    return verdict_of(one, question).decision == Decision::unfair;
  });
  if (level == levels.rend()) return {};
  const Verdict& verdict = verdict_of(*level, question);
  const Extremes extremes = extremes_of(verdict);
  const auto named = [&](int place) { return taker_name(subject, play, question, place); };
  const auto id = [&](int place) { return taker_id(subject.deck, play, question, place); };
  return {{.pointer = pointer,
           .places = question == Question::nations
                         ? std::vector<std::string>{id(extremes.most), id(extremes.least)}
                         : std::vector<std::string>{},
           .message = message(
               "In games of {} admirals, {} wins {} and {} wins {}, but an even share is {}%; {}",
               level->level, named(extremes.most), interval_text(verdict.shares[extremes.most]),
               named(extremes.least), interval_text(verdict.shares[extremes.least]),
               decimal(100.0 / static_cast<double>(play.budget.admirals)), advice),
           .evidence = {{"shares", share_texts(verdict)},
                        {"agent", level->level},
                        {"games", std::int64_t{verdict.games}},
                        {"seed", std::to_string(play.budget.seed)}}}};
}

std::vector<Diagnostic> find_unequal_play(const DeckSubject& subject) {
  std::vector<Diagnostic> found =
      if_unfair(subject, Question::seats, "",
                message("one more card for late seats, or another order of play, may help"));
  for (Diagnostic& one : if_unfair(subject, Question::nations, "/nations",
                                   message("give the nations cards of equal value"))) {
    found.push_back(std::move(one));
  }
  return found;
}

checks::Example unequal_play_example() {
  return said_example(find_unequal_play, with_seats({0.4, 0.3, 0.2, 0.1}, Decision::unfair),
                      translatable("seats within the margin of an even share"),
                      with_seats({0.255, 0.25, 0.25, 0.245}, Decision::fair));
}

}  // namespace

Check unequal_play() {
  return {
      .code = "D706",
      .family = checks::Family::decks,
      .severity = Severity::warning,
      .level = checks::Level::fairness,
      .title = translatable("seats or nations unequal in play"),
      .why = translatable("Admirals in the right seat win more often, however the others play."),
      .run_on_deck = find_unequal_play,
      .example = unequal_play_example};
}

}  // namespace chartroom::con_sonar
