#include <algorithm>
#include <cmath>
#include <cstdint>

#include "validator/checks/analysis/longest_trail.h"
#include "validator/checks/analysis/longest_trail_dp.h"
#include "validator/checks/check.h"
#include "validator/checks/diagnostic.h"
#include "validator/checks/example_maps.h"
#include "validator/checks/map_subject.h"

namespace chartroom::checks {
namespace {

// Limits of the search for a long trail while the editor waits for it: some milliseconds.
constexpr int kQuickTrailBudget = 20'000;
constexpr std::size_t kFewFrontierStates = 250;

constexpr Threshold kLongestTrailShare{
    .name = "longest_trail_share",
    .value = 0.6,
    .unit = translatable("of the water"),
    .meaning = translatable("share that some trail should cover without surfacing")};

std::vector<Diagnostic> find_short_trails(const MapSubject& subject) {
  const maps::PointSet& water = subject.water;
  const double wanted = subject.thresholds.of(kLongestTrailShare) * water.count();
  const auto enough = static_cast<int>(std::ceil(std::min<double>(wanted, water.count())));
  const std::vector<maps::Point> trail = find_long_trail(water, enough, kQuickTrailBudget);
  const auto found = static_cast<int>(trail.size());
  if (found >= wanted) return {};
  const bool thorough = subject.level == Level::thorough;
  const LongestTrail swept =
      longest_trail(water, found, thorough ? kMostFrontierStates : kFewFrontierStates);
  if (swept.points >= wanted) return {};
  const int bound = swept.exact ? swept.points : trail_bound(water);
  reports::Evidence evidence{{"longest_found", std::int64_t{swept.points}},
                             {"at_most", std::int64_t{bound}},
                             {"water", std::int64_t{water.count()}}};
  if (swept.points == found) evidence.emplace_back("trail", name_list(trail));
  return {{.pointer = "/points",
           .message = bound == swept.points
                          ? message("The longest trail covers {} of {} points of water", bound,
                                    water.count())
                          : message("The longest trail found covers {} of {} points of water (none "
                                    "covers more than {})",
                                    swept.points, water.count(), bound),
           .evidence = evidence}};
}

Example short_trails_example() {
  return MapExample{
      .difference = translatable("shorter bays leave fewer points out"),
      .raising = sea({".#.#.#.#.", ".#.#.#.#.", ".#.#.#.#.", ".#.#.#.#.", "........."}),
      .near_miss = sea({".#.#.#.#.", ".#.#.#.#.", ".#.#.#.#.", "........."})};
}

}  // namespace

Check short_trails() {
  return {.code = "R207",
          .family = Family::reach,
          .severity = Severity::note,
          .level = Level::structure,
          .title = translatable("only short trails"),
          .why = translatable(
              "Captains must surface often, and each surfacing reveals their position."),
          .thresholds = {kLongestTrailShare},
          .run = find_short_trails,
          .example = short_trails_example};
}

}  // namespace chartroom::checks
