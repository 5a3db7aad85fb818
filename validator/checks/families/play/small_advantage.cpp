#include <algorithm>
#include <iterator>

#include "validator/checks/check.h"
#include "validator/checks/example_maps.h"
#include "validator/checks/families/play/made_up_play.h"
#include "validator/checks/families/play/play_findings.h"

namespace chartroom::checks {
namespace {

std::vector<Diagnostic> find_small_advantage(const MapSubject& subject) {
  std::vector<Diagnostic> found;
  for (const play::Question question : play::kQuestions) {
    std::ranges::move(if_decided(subject, question, play::Decision::in_between),
                      std::back_inserter(found));
  }
  return found;
}

Example small_advantage_example() {
  return PlayExample{
      .difference = translatable("50.0% (49.0 to 51.0)"),
      .map = with_forced_starts(),
      .raising =
          [](const maps::Map& map) {
            return measured(
                map, verdict(play::Question::side, play::Decision::in_between, {0.52, 0.51, 0.53}));
          },
      .near_miss = even_play};
}

}  // namespace

Check small_advantage() {
  return {.code = "P509",
          .family = Family::play,
          .severity = Severity::note,
          .level = Level::fairness,
          .title = translatable("a borderline advantage"),
          .why = translatable(
              "Few players will notice it in one evening, but it shows over many games."),
          .game = ShownGame::typical,
          .run = find_small_advantage,
          .example = small_advantage_example};
}

}  // namespace chartroom::checks
