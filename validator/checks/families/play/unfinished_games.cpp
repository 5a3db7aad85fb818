#include <algorithm>

#include "validator/checks/check.h"
#include "validator/checks/example_maps.h"
#include "validator/checks/families/play/made_up_play.h"
#include "validator/checks/families/play/play_findings.h"
#include "validator/play/simulation/game_metrics.h"

namespace chartroom::checks {
namespace {

std::vector<Diagnostic> find_unfinished_games(const MapSubject& subject) {
  const double limit = subject.thresholds.of(kStallShare);
  std::vector<Message> levels;
  double most = 0;
  for (const play::SkillPlay& level : play_of(subject).levels) {
    const double share = unfinished_share(level.tally);
    if (share <= limit) continue;
    levels.push_back(level_word(level.level));
    most = std::max(most, share);
  }
  if (levels.empty()) return {};
  const Message who = joined("{} and {}", levels);
  return {{.message = message("Up to {} of the games of {} captains end without a result",
                              percent(most), who),
           .evidence = with_seed(subject,
                                 {{"share", percent(most).english()}, {"levels", who.english()}})}};
}

play::Fairness unfinished(const maps::Map& map, play::Count games) {
  play::Tally tally = even_games(map);
  tally.unfinished = games;
  return even_play(tally);
}

Example unfinished_games_example() {
  return PlayExample{.difference = translatable("5.0%"),
                     .map = open_sea(),
                     .raising = [](const maps::Map& map) { return unfinished(map, 51); },
                     .near_miss = [](const maps::Map& map) { return unfinished(map, 50); }};
}

}  // namespace

Check unfinished_games() {
  return {.code = "P504",
          .family = Family::play,
          .severity = Severity::warning,
          .level = Level::fairness,
          .title = translatable("too many games without a result"),
          .why = translatable("An evening may end with both submarines afloat."),
          .game = ShownGame::stalled,
          .improvements = {play::Question::side},
          .thresholds = {kStallShare},
          .run = find_unfinished_games,
          .example = unfinished_games_example};
}

}  // namespace chartroom::checks
