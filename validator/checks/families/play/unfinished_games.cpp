#include <fmt/format.h>

#include <algorithm>

#include "validator/checks/check.h"
#include "validator/checks/families/play/made_up_play.h"
#include "validator/checks/families/play/play_findings.h"
#include "validator/play/simulation/game_metrics.h"

namespace chartroom::checks {
namespace {

std::vector<Diagnostic> run(const MapSubject& subject) {
  const double limit = subject.thresholds.of(kStallShare);
  std::string levels;
  double most = 0;
  for (const play::LevelPlay& level : play_of(subject).levels) {
    const double share = unfinished_share(level.tally);
    if (share <= limit) continue;
    levels += (levels.empty() ? "" : " and ") + level.level;
    most = std::max(most, share);
  }
  if (levels.empty()) return {};
  return {{.message = fmt::format("Up to {} of the games of {} captains end without a result",
                                  percent(most), levels),
           .evidence = with_seed(subject, {{"share", percent(most)}, {"levels", levels}})}};
}

play::Judgement unfinished(const maps::Map& map, play::Count games) {
  play::Tally tally = even_games(map);
  tally.unfinished = games;
  return even_play(tally);
}

Example example() {
  const maps::Map sea = open_sea();
  return PlayExample{.difference = "5.0 %",
                     .map = sea,
                     .raising = unfinished(sea, 51),
                     .near_miss = unfinished(sea, 50)};
}

}  // namespace

Check unfinished_games() {
  return {.code = "P504",
          .family = Family::play,
          .severity = Severity::warning,
          .level = Level::fairness,
          .title = "too many games without a result",
          .why = "An evening may end with both submarines afloat.",
          .thresholds = {kStallShare},
          .run = run,
          .example = example};
}

}  // namespace chartroom::checks
