// Islands as land: neighbouring island points grow together into one shape.
#pragma once

#include <optional>

#include "exporters/drawing/noise.h"
#include "exporters/drawing/outlines.h"
#include "maps/map.h"

namespace chartroom::exporters {

// Levels of the field, in pitches: how far from the island points each belt reaches.
inline constexpr double kOuterShallows = 0.62;
inline constexpr double kInnerShallows = 0.51;
inline constexpr double kShore = 0.41;
inline constexpr double kLand = 0.325;
inline constexpr double kHighland = 0.2;

// Distance from the islands, in pitches, roughened by the noise. Points stand at whole numbers:
// A1 at (0, 0). Orthogonal neighbours join broadly, diagonal ones by a narrow neck, and four
// points in a square leave no lake between them.
HeightField island_field(const maps::Map& map, const Noise& noise);

// The field of a map that is edited: of the same map and noise only what lies round points that
// changed is computed again.
class IslandField {
 public:
  // island_field(), until the next call.
  const HeightField& of(const maps::Map& map, const Noise& noise);

 private:
  std::optional<HeightField> field_;
  maps::Size size_;
  maps::PointSet islands_;
  Noise noise_{0};
};

}  // namespace chartroom::exporters
