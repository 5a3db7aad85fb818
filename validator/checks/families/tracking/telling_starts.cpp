#include <cstdint>

#include "validator/checks/cache/kept_tracking.h"
#include "validator/checks/check.h"
#include "validator/checks/diagnostic.h"
#include "validator/checks/example_maps.h"
#include "validator/checks/families/tracking/counted_moves.h"

namespace chartroom::checks {
namespace {

constexpr Threshold kTellingMoves{
    .name = "telling_moves",
    .value = 3,
    .unit = translatable("moves"),
    .meaning = translatable("that should not give a start away (1 to 15). A submarine with no move "
                            "left must surface and is found")};

std::vector<Diagnostic> find_telling_starts(const MapSubject& subject) {
  const int moves = moves_of(subject, kTellingMoves, kCountedMoves);
  maps::PointSet telling;
  for (const StartMetrics& start : kept_start_metrics(subject.cache, subject.map, moves)) {
    const bool moves_at_all = start.sequences + start.ended > 0;
    if (moves_at_all && start.found == start.sequences) telling.insert(start.start);
  }
  if (telling.empty()) return {};
  return {{.points = telling,
           .message = message_for(
               moves, "A submarine that starts on {} is found after {} move, whichever way it goes",
               "A submarine that starts on {} is found after {} moves, whichever way it goes",
               names(telling), moves),
           .evidence = {{"moves", std::int64_t{moves}}}}};
}

Example telling_starts_example() {
  return MapExample{.difference = translatable("a start that looks like others"),
                    .raising = sea({"....", "###.", "....", "...."}),
                    .points = "C1",
                    .near_miss = open_sea({4, 4})};
}

}  // namespace

Check telling_starts() {
  return {.code = "T403",
          .family = Family::tracking,
          .severity = Severity::note,
          .level = Level::tracking,
          .title = translatable("a start that the first moves give away"),
          .why = translatable("A captain who chooses it reveals the submarine's position."),
          .thresholds = {kTellingMoves},
          .run = find_telling_starts,
          .example = telling_starts_example};
}

}  // namespace chartroom::checks
