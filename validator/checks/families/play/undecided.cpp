#include <cstdint>

#include "validator/checks/check.h"
#include "validator/checks/example_maps.h"
#include "validator/checks/families/play/made_up_play.h"
#include "validator/checks/families/play/play_findings.h"
#include "validator/reports/grouped.h"

namespace chartroom::checks {
namespace {

Message undecided_message(play::Question question, const Message& games, const Message& share) {
  return question == play::Question::side
             ? message(
                   "After {} games, it is undecided whether the sides are equal: blue takes {} of "
                   "the points",
                   games, share)
             : message(
                   "After {} games, it is undecided whether the first move matters: the first "
                   "player takes {} of the points",
                   games, share);
}

std::vector<Diagnostic> find_undecided_questions(const MapSubject& subject) {
  const play::Fairness& play = play_of(subject);
  std::vector<Diagnostic> found;
  for (const play::Question question : play::kQuestions) {
    const play::Verdict& verdict = play.overall(question);
    if (verdict.decision != play::Decision::undecided) continue;
    const Message share = interval_text(verdict.share);
    found.push_back({.message = undecided_message(
                         question, reports::grouped(static_cast<std::size_t>(play.games())), share),
                     .evidence = with_seed(subject, {{"question", std::string(to_string(question))},
                                                     {"share", share.english()},
                                                     {"games", std::int64_t{play.games()}}})});
  }
  return found;
}

Example undecided_example() {
  return PlayExample{.difference = translatable("50.0% (49.0 to 51.0)"),
                     .map = open_sea(),
                     .raising =
                         [](const maps::Map& map) {
                           return measured(
                               map, verdict(play::Question::first_move, play::Decision::undecided,
                                            {0.52, 0.46, 0.58}));
                         },
                     .near_miss = even_play};
}

}  // namespace

Check undecided() {
  return {.code = "P510",
          .family = Family::play,
          .severity = Severity::warning,
          .level = Level::fairness,
          .title = translatable("a question that simulation leaves undecided"),
          .why = translatable("The games do not show whether the map is fair."),
          .inconclusive = true,
          .game = ShownGame::typical,
          .run = find_undecided_questions,
          .example = undecided_example};
}

}  // namespace chartroom::checks
