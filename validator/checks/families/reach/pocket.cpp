#include <cstdint>
#include <utility>

#include "validator/checks/check.h"
#include "validator/checks/example_maps.h"
#include "validator/checks/families/reach/opening.h"

namespace chartroom::checks {
namespace {

// Returns the number of ends, besides the mouth, of a pocket without a ring to turn in.
std::optional<int> branches_of(const CutOffPart& pocket) {
  const std::optional<int> ends = branch_ends(pocket.part);
  if (!ends) return std::nullopt;
  const maps::PointSet entries = maps::PointSet{pocket.mouth}.neighbours() & pocket.part;
  int entered = 0;
  for (const maps::Point p : entries) {
    entered += (maps::PointSet{p}.neighbours() & pocket.part).count() == 1 ? 1 : 0;
  }
  return *ends - entered;
}

// The share that is compared with the threshold.
Message share_of(const CutOffPart& pocket, int water) {
  const Message percent = decimal(100.0 * pocket.measured / water);
  return pocket.measured == pocket.part.count()
             ? message("{}% of the water", percent)
             : message("{}% of the water beyond its passage", percent);
}

std::vector<Diagnostic> find_pockets(const MapSubject& subject) {
  std::vector<Diagnostic> found;
  for (const CutOffPart& pocket : subject.parts_of_kind(PartKind::pocket)) {
    const int size = pocket.part.count();
    const int water = subject.components[0].count();
    const Message share = share_of(pocket, water);
    const std::optional<int> branches = branches_of(pocket);
    reports::Evidence evidence{{"mouth", to_string(pocket.mouth)},
                               {"sizes", std::vector<std::int64_t>{size, pocket.rest.count()}},
                               {"measured", std::vector<std::int64_t>{pocket.measured, water}}};
    if (branches) evidence.emplace_back("branches", std::int64_t{*branches});
    found.push_back(
        {.points = pocket.part,
         .message =
             branches
                 ? message_for(*branches, "A pocket of {} points behind {} in {} branch, {}: {}",
                               "A pocket of {} points behind {} in {} branches, {}: {}", size,
                               to_string(pocket.mouth), *branches, share, names(pocket.part))
                 : message("A pocket of {} points behind {}, {}: {}", size, to_string(pocket.mouth),
                           share, names(pocket.part)),
         .evidence = std::move(evidence)});
    name_opening(subject, pocket, found.back());
  }
  return found;
}

Example pocket_example() {
  return MapExample{.difference = translatable("a second way in"),
                    .raising = sea({"..#...", "..#...", ".##...", "......", "......", "......"}),
                    .points = "A1 B1 A2 B2 A3",
                    .near_miss = sea({"..#...", "..#...", "..#...", "......", "......", "......"})};
}

}  // namespace

Check pocket() {
  return {.code = "R204",
          .family = Family::reach,
          .severity = Severity::warning,
          .level = Level::structure,
          .title = translatable("a pocket"),
          .why = translatable("A submarine that enters can turn or take another branch, but cannot "
                              "leave without surfacing."),
          .thresholds = {kPocketShare},
          .run = find_pockets,
          .alternative_fixes = open_or_fill,
          .example = pocket_example};
}

}  // namespace chartroom::checks
