#include "validator/checks/families/tracking_checks.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace chartroom::checks {
namespace {

// A threshold that is a number of moves, as far as these are counted.
int moves_of(const MapSubject& subject, std::string_view name, int most) {
  return static_cast<int>(
      std::clamp<double>(std::round(subject.thresholds.of(name)), 1, static_cast<double>(most)));
}

}  // namespace

// A start counts as found when at least half of its sequences leave a single placement.
std::vector<reports::Diagnostic> easy_to_track(const MapSubject& subject) {
  const int moves = moves_of(subject, "easy_moves", kCountedMoves);
  const std::vector<StartMetrics> starts = start_metrics(subject.map, moves);
  const auto found = std::count_if(starts.begin(), starts.end(), [](const StartMetrics& start) {
    return start.sequences > 0 && 2 * start.found >= start.sequences;
  });
  const auto all = static_cast<std::int64_t>(starts.size());
  if (found == 0 || 2 * found < all) return {};
  return {{{},
           fmt::format("Within {} moves the operator finds the submarine from {} of {} starts",
                       moves, found, all),
           {{"moves", std::int64_t{moves}}, {"found", std::int64_t{found}}, {"starts", all}},
           {},
           "/points"}};
}

std::vector<reports::Diagnostic> hard_to_track(const MapSubject& subject) {
  CHARTROOM_EXPECTS(subject.tracking != nullptr);
  const int moves = moves_of(subject, "hard_moves", kMostMoves);
  const double left = subject.tracking->mean_placements[static_cast<std::size_t>(moves)];
  if (left <= subject.thresholds.of("hard_placements")) return {};
  return {{{},
           fmt::format("After {} moves {:.1f} placements are left on average", moves, left),
           {{"moves", std::int64_t{moves}},
            {"placements", fmt::format("{:.2f}", left)},
            {"ambiguous_trail", reports::name_list(subject.tracking->ambiguous_trail)},
            {"also_from", to_string(subject.tracking->also_from)}},
           {},
           "/points"}};
}

std::vector<reports::Diagnostic> telling_starts(const MapSubject& subject) {
  const int moves = moves_of(subject, "telling_moves", kCountedMoves);
  maps::PointSet telling;
  for (const StartMetrics& start : start_metrics(subject.map, moves)) {
    if (start.sequences > 0 && start.found == start.sequences) telling.insert(start.start);
  }
  if (telling.empty()) return {};
  return {{telling,
           fmt::format("Whoever starts on {} is found after {}, whichever way it goes",
                       reports::names(telling), reports::counted(moves, "move")),
           {{"moves", std::int64_t{moves}}},
           {},
           ""}};
}

}  // namespace chartroom::checks
