#include "editor/model/overlays/figures.h"

#include <algorithm>
#include <cmath>

#include "validator/checks/map_subject.h"
#include "validator/statistics/intervals.h"

namespace chartroom::editor {
namespace {

using checks::CutOffPart;
using checks::PartKind;

constexpr double kShareOfGames = 100;  // counts are per this number of games
constexpr double kHalf = 50;           // percent
constexpr double kNormal95 = 1.96;     // standard deviations
// The scale of winners extends at least this far from one half, in percent, as in reports.
constexpr double kFarFromHalf = 10;

const play::PointCounts& counts_of(OverlayKind kind, const LevelFigures& played) {
  if (kind == OverlayKind::hits) return played.hits;
  return kind == OverlayKind::surfacings ? played.surfacings : played.visits;
}

// Returns the points with the part's figure: the passage for a narrows.
const maps::PointSet& points_of(const CutOffPart& part) {
  return part.kind == PartKind::narrows ? part.passage : part.part;
}

}  // namespace

Figures cut_off_figures(const PlayedMap& map, const checks::Thresholds::Values& thresholds) {
  const checks::MapSubject subject(map.map, map.rules, checks::Thresholds(thresholds));
  Figures figures;
  figures.parts = subject.cut_off_parts;
  for (const CutOffPart& part : figures.parts) {
    const int cut_off = std::min(part.part.count(), part.rest.count());
    for (const maps::Point p : points_of(part)) {
      figures.by_point[p] = {static_cast<double>(cut_off), 0};
    }
  }
  return figures;
}

Figures tracking_figures(const maps::Map& map) {
  Figures figures;
  for (const checks::StartMetrics& start : checks::start_metrics(map, kVerdictMoves)) {
    if (start.sequences > 0) figures.by_point[start.start] = {start.placements, 0};
  }
  return figures;
}

Figures played_figures(OverlayKind kind, const maps::Map& map, const LevelFigures& played) {
  Figures figures;
  figures.games = played.games;
  if (played.games == 0) return figures;
  if (kind == OverlayKind::winners) {
    for (const play::StartMetric& start : played.starts) {
      figures.by_point[start.start] = {100 * start.share.estimate,
                                       50 * (start.share.high - start.share.low)};
    }
    return figures;
  }
  const double share = kShareOfGames / static_cast<double>(played.games);
  for (const maps::Point p : map.water()) {
    const auto count = static_cast<double>(counts_of(kind, played)[play::point_index(p)]);
    // Zero observed events get the margin of one, since events are rare.
    figures.by_point[p] = {share * count, kNormal95 * share * std::sqrt(std::max(1.0, count))};
  }
  return figures;
}

Figures change_of(const Figures& now, const Figures& before) {
  Figures change;
  change.change = true;
  change.games = std::min(now.games, before.games);
  for (const auto& [point, figure] : now.by_point) {
    const auto old = before.by_point.find(point);
    if (old == before.by_point.end()) continue;
    change.by_point[point] = {figure.value - old->second.value,
                              std::hypot(figure.margin, old->second.margin)};
  }
  return change;
}

const CutOffPart* part_at(const Figures& figures, maps::Point point) {
  // The last part wins, like its figure.
  const CutOffPart* found = nullptr;
  for (const CutOffPart& part : figures.parts) {
    if (points_of(part).contains(point)) found = &part;
  }
  return found;
}

FigureScale scale_of(OverlayKind kind, const Figures& figures) {
  FigureScale scale;
  const auto& all = figures.by_point;
  if (figures.change || kind == OverlayKind::winners) {
    scale.middle = figures.change ? 0 : kHalf;
    double far = figures.change ? 0 : kFarFromHalf;
    for (const auto& [point, figure] : all) {
      far = std::max(far, std::abs(figure.value - *scale.middle));
    }
    if (far == 0) far = 1;
    scale.low = *scale.middle - far;
    scale.high = *scale.middle + far;
    return scale;
  }
  if (all.empty()) return scale;
  const auto less = [](const auto& a, const auto& b) { return a.second.value < b.second.value; };
  const auto [least, most] = std::minmax_element(all.begin(), all.end(), less);
  // Counts begin at zero; positions and parts begin at the smallest.
  scale.low = is_played(kind) ? 0 : least->second.value;
  scale.high = std::max(most->second.value, scale.low == 0 ? 1e-9 : scale.low);
  return scale;
}

double place_on(const FigureScale& scale, double value) {
  if (scale.middle) {
    return std::clamp((value - *scale.middle) / (scale.high - *scale.middle), -1.0, 1.0);
  }
  if (scale.high <= scale.low) return 1;
  return std::clamp((value - scale.low) / (scale.high - scale.low), 0.0, 1.0);
}

}  // namespace chartroom::editor
