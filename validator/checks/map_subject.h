// A map as the checks see it.
#pragma once

#include <vector>

#include "maps/map.h"
#include "validator/checks/analysis/cut_off_parts.h"
#include "validator/checks/level.h"
#include "validator/checks/thresholds.h"

namespace chartroom::play {
struct Fairness;
}
namespace chartroom::rules {
struct Rulebook;
}

namespace chartroom::checks {

class ResultCache;
struct TrackingMetrics;

inline constexpr Threshold kPocketShare{
    .name = "pocket_share",
    .value = 0.25,
    .unit = translatable("of the water"),
    .meaning = translatable("a part with less, not counting its passage, is a pocket; otherwise it "
                            "is one side of a narrows")};

// A quadrant that the map has.
struct Quadrant {
  int number = 0;
  maps::PointSet points;  // islands included
  maps::PointSet water;
};

// A map with its rules and thresholds, and results that several checks share. Map and rules must
// outlive the subject.
struct MapSubject {
  MapSubject(const maps::Map& map, const rules::Rulebook& rules, Thresholds thresholds = {},
             Level level = Level::structure);

  const maps::Map& map;
  const rules::Rulebook& rules;
  const Thresholds thresholds;
  const Level level;
  const TrackingMetrics* tracking = nullptr;  // from the level `tracking` on
  const play::Fairness* play = nullptr;       // from the level `fairness` on
  ResultCache* cache = nullptr;               // of what checks count; null: keeps nothing

  const maps::PointSet water;
  const std::vector<maps::PointSet> components;  // of the water, the largest first
  const std::vector<Quadrant> quadrants;         // by number
  const std::vector<CutOffPart> cut_off_parts;   // of the largest piece

  std::vector<CutOffPart> parts_of_kind(PartKind kind) const;
};

}  // namespace chartroom::checks
