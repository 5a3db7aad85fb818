#include <algorithm>
#include <cstdint>

#include "validator/checks/cache/kept_tracking.h"
#include "validator/checks/check.h"
#include "validator/checks/diagnostic.h"
#include "validator/checks/example_maps.h"
#include "validator/checks/families/tracking/counted_moves.h"

namespace chartroom::checks {
namespace {

constexpr Threshold kEasyMoves{
    .name = "easy_moves",
    .value = 6,
    .unit = translatable("moves"),
    .meaning = translatable("within which the radio operator should not find it (1 to 15). A "
                            "submarine with no move left must surface and is found")};

// True if at least half of all move sequences from the start, with shorter ones that end, leave one
// possible position.
bool is_found(const StartMetrics& start) {
  const std::int64_t all = start.sequences + start.ended;
  return all > 0 && 2 * (start.found + start.ended) >= all;
}

std::vector<Diagnostic> find_easy_tracking(const MapSubject& subject) {
  const int moves = moves_of(subject, kEasyMoves, kCountedMoves);
  const std::vector<StartMetrics> starts = kept_start_metrics(subject.cache, subject.map, moves);
  const auto found = std::count_if(starts.begin(), starts.end(), is_found);
  const auto all = static_cast<std::int64_t>(starts.size());
  if (found == 0 || 2 * found < all) return {};
  return {{.pointer = "/points",
           .message = message_for(
               static_cast<std::size_t>(moves),
               "Within {} move, the radio operator finds the submarine from {} of {} starts",
               "Within {} moves, the radio operator finds the submarine from {} of {} starts",
               moves, found, all),
           .evidence = {
               {"moves", std::int64_t{moves}}, {"found", std::int64_t{found}}, {"starts", all}}}};
}

Example easy_to_track_example() {
  return MapExample{.difference = translatable("more water, more similar places"),
                    .raising = sea({"....", ".##.", ".#..", "...."}),
                    .near_miss = open_sea()};
}

}  // namespace

Check easy_to_track() {
  return {
      .code = "T401",
      .family = Family::tracking,
      .severity = Severity::note,
      .level = Level::tracking,
      .title = translatable("easy to track"),
      .why = translatable("The radio operator finds the submarine before the captain can do much."),
      .thresholds = {kEasyMoves},
      .run = find_easy_tracking,
      .example = easy_to_track_example};
}

}  // namespace chartroom::checks
