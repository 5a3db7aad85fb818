#include <cstdint>

#include "validator/checks/example_maps.h"
#include "validator/con_sonar/checks/deck_play.h"
#include "validator/con_sonar/checks/made_up_deck_play.h"
#include "validator/reports/grouped.h"

namespace chartroom::con_sonar {
namespace {

Message undecided_message(const DeckSubject& subject, const Verdict& verdict) {
  const int place = furthest(verdict);
  const Message who = taker_name(subject, *subject.play, verdict.question, place);
  const Message share = interval_text(verdict.shares[place]);
  const Message games = reports::grouped(static_cast<std::size_t>(verdict.games));
  if (verdict.question == Question::seats) {
    return message(
        "After {} games of {} admirals, it is undecided whether seats are equal: {} wins {}", games,
        verdict.level, who, share);
  }
  return message(
      "After {} games of {} admirals, it is undecided whether nations are equal: {} wins {}", games,
      verdict.level, who, share);
}

std::vector<Diagnostic> find_undecided_play(const DeckSubject& subject) {
  const DeckFairness& play = *subject.play;
  std::vector<Diagnostic> found;
  for (const Question question : kQuestions) {
    if (play.decision(question) != Decision::undecided) continue;
    for (const SkillPlay& level : play.levels) {
      const Verdict& verdict = verdict_of(level, question);
      if (verdict.decision != Decision::undecided) continue;
      found.push_back({.message = undecided_message(subject, verdict),
                       .evidence = {{"shares", share_texts(verdict)},
                                    {"agent", level.level},
                                    {"games", std::int64_t{verdict.games}},
                                    {"seed", std::to_string(play.budget.seed)}}});
    }
  }
  return found;
}

checks::Example undecided_play_example() {
  return said_example(find_undecided_play,
                      with_seats({0.27, 0.25, 0.25, 0.23}, Decision::undecided),
                      translatable("seats within the margin of an even share"),
                      with_seats({0.255, 0.25, 0.25, 0.245}, Decision::fair));
}

}  // namespace

Check undecided_play() {
  return {.code = "D710",
          .family = checks::Family::decks,
          .severity = Severity::warning,
          .level = checks::Level::fairness,
          .title = translatable("a question that simulation leaves undecided"),
          .why = translatable("The games do not show whether the deck is fair."),
          .inconclusive = true,
          .run_on_deck = find_undecided_play,
          .example = undecided_play_example};
}

}  // namespace chartroom::con_sonar
