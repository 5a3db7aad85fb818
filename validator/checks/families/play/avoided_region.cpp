#include <cstdint>

#include "validator/checks/check.h"
#include "validator/checks/example_maps.h"
#include "validator/checks/families/play/made_up_play.h"
#include "validator/checks/families/play/play_findings.h"
#include "validator/play/simulation/game_metrics.h"

namespace chartroom::checks {
namespace {

constexpr Threshold kAvoidedShare{
    .name = "avoided_share",
    .value = 0.1,
    .unit = translatable("of the mean"),
    .meaning = translatable("a point with fewer visits than this is avoided")};
constexpr Threshold kAvoidedPoints{
    .name = "avoided_points",
    .value = 4,
    .unit = translatable("points"),
    .meaning = translatable("adjacent avoided points that make a region")};

std::vector<Diagnostic> find_avoided_regions(const MapSubject& subject) {
  const play::SkillPlay& level = strongest(subject);
  std::vector<Diagnostic> found;
  for (const maps::PointSet& region :
       avoided_regions(subject.map, level.tally, subject.thresholds.of(kAvoidedShare))) {
    if (region.count() < subject.thresholds.of(kAvoidedPoints)) continue;
    found.push_back({.points = region,
                     .message = message("Hardly ever visited by {} captains: {}",
                                        level_word(level.level), names(region)),
                     .evidence = with_seed(subject, {{"level", level.level},
                                                     {"size", std::int64_t{region.count()}}})});
  }
  return found;
}

// Play that visits each of a corner's four points `visits` times.
play::Fairness visiting_corner(const maps::Map& map, play::Count visits) {
  play::Tally tally = even_games(map);
  for (const maps::Point p :
       {maps::Point{0, 0}, maps::Point{1, 0}, maps::Point{0, 1}, maps::Point{1, 1}}) {
    tally.visits[play::point_index(p)] = visits;
  }
  return even_play(tally);
}

Example avoided_region_example() {
  return PlayExample{.difference = translatable("a sixth of the visits to other points"),
                     .map = open_sea(),
                     .raising = [](const maps::Map& map) { return visiting_corner(map, 100); },
                     .near_miss = [](const maps::Map& map) { return visiting_corner(map, 300); }};
}

}  // namespace

Check avoided_region() {
  return {.code = "P506",
          .family = Family::play,
          .severity = Severity::note,
          .level = Level::fairness,
          .title = translatable("a region that captains avoid"),
          .why = translatable("It is on the sheet but hardly used."),
          .game = ShownGame::typical,
          .thresholds = {kAvoidedShare, kAvoidedPoints},
          .run = find_avoided_regions,
          .example = avoided_region_example};
}

}  // namespace chartroom::checks
