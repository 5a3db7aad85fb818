#include <cstdint>

#include <fmt/core.h>

#include "validator/checks/analysis/tracking_metrics.h"
#include "validator/checks/check.h"
#include "validator/checks/diagnostic.h"
#include "validator/checks/example_maps.h"
#include "validator/checks/families/tracking/counted_moves.h"

namespace chartroom::checks {
namespace {

constexpr Threshold kHardMoves{
    .name = "hard_moves",
    .value = 15,
    .unit = translatable("moves"),
    .meaning = translatable("after which the radio operator should know more (1 to 20)")};
constexpr Threshold kHardPlacements{
    .name = "hard_placements",
    .value = 8,
    .unit = translatable("possible positions"),
    .meaning = translatable("most that may be left then on average")};

std::vector<Diagnostic> find_hard_tracking(const MapSubject& subject) {
  CHARTROOM_EXPECTS(subject.tracking != nullptr);
  const int moves = moves_of(subject, kHardMoves, kMostMoves);
  const double left = subject.tracking->mean_placements[static_cast<std::size_t>(moves)];
  if (left <= subject.thresholds.of(kHardPlacements)) return {};
  return {{.pointer = "/points",
           .message = message_for(static_cast<std::size_t>(moves),
                                  "After {} move, {} possible positions are left on average",
                                  "After {} moves, {} possible positions are left on average",
                                  moves, decimal(left)),
           .evidence = {{"moves", std::int64_t{moves}},
                        {"placements", fmt::format("{:.2f}", left)},
                        {"ambiguous_trail", name_list(subject.tracking->ambiguous_trail)},
                        {"also_from", to_string(subject.tracking->also_from)}}}};
}

Example hard_to_track_example() {
  return MapExample{
      .difference = translatable("islands give positions away"),
      .raising = open_sea({10, 10}),
      .near_miss = with(open_sea({10, 10}),
                        {islands({"G2", "C3", "H3", "I4", "D5", "I7", "B8", "C8", "F8"})})};
}

}  // namespace

Check hard_to_track() {
  return {.code = "T402",
          .family = Family::tracking,
          .severity = Severity::note,
          .level = Level::tracking,
          .title = translatable("hard to track"),
          .why = translatable("The radio operator finds little without sonar and luck."),
          .thresholds = {kHardMoves, kHardPlacements},
          .run = find_hard_tracking,
          .example = hard_to_track_example};
}

}  // namespace chartroom::checks
