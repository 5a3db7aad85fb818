#include "validator/checks/check.h"
#include "validator/checks/example_maps.h"
#include "validator/checks/families/play/made_up_play.h"
#include "validator/checks/families/play/play_findings.h"
#include "validator/play/simulation/game_metrics.h"

namespace chartroom::checks {
namespace {

constexpr Threshold kSurfacingShare{
    .name = "surfacing_share",
    .value = 0.25,
    .unit = translatable("of the games"),
    .meaning = translatable("how many may be decided by surfacing damage")};

std::vector<Diagnostic> find_sinking_by_surfacing(const MapSubject& subject) {
  const play::SkillPlay& level = strongest(subject);
  const double share = sunk_by_surfacing(level.tally);
  if (share <= subject.thresholds.of(kSurfacingShare)) return {};
  return {{.message = message("In {} of the games of {} captains, a submarine sinks by surfacing",
                              percent(share), level_word(level.level)),
           .evidence =
               with_seed(subject, {{"share", percent(share).english()}, {"level", level.level}})}};
}

play::Fairness sunk_by_surfacing(const maps::Map& map, play::Count games) {
  play::Tally tally = even_games(map);
  tally.endings = {1'000 - games, 0, games};
  return even_play(tally);
}

Example sinking_by_surfacing_example() {
  return PlayExample{.difference = translatable("25.0%"),
                     .map = open_sea(),
                     .raising = [](const maps::Map& map) { return sunk_by_surfacing(map, 251); },
                     .near_miss = [](const maps::Map& map) { return sunk_by_surfacing(map, 250); }};
}

}  // namespace

Check sinking_by_surfacing() {
  return {.code = "P507",
          .family = Family::play,
          .severity = Severity::note,
          .level = Level::fairness,
          .title = translatable("surfacing decides too many games"),
          .why = translatable("Missiles should sink submarines."),
          .game = ShownGame::typical,
          .thresholds = {kSurfacingShare},
          .run = find_sinking_by_surfacing,
          .example = sinking_by_surfacing_example};
}

}  // namespace chartroom::checks
