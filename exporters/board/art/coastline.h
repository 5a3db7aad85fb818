// Islands as land: neighboring island points merge into one shape.
#pragma once

#include <optional>

#include "exporters/drawing/noise.h"
#include "exporters/drawing/outlines.h"
#include "maps/map.h"

namespace chartroom::exporters {

// Levels of the field, in pitches: the distance of each belt's edge from the island points.
inline constexpr double kOuterShallows = 0.62;
inline constexpr double kInnerShallows = 0.51;
inline constexpr double kShore = 0.41;
inline constexpr double kLand = 0.325;
inline constexpr double kHighland = 0.2;

// Returns the distance from the islands, in pitches, roughened by the noise. Points lie at whole
// numbers: A1 at (0, 0). Orthogonal neighbors join broadly, diagonal ones by a narrow neck, and
// four points in a square leave no lake between them.
HeightField island_field(const maps::Map& map, const Noise& noise);

// The field of a map being edited. For an equal noise and size it recomputes only the surroundings
// of changed points.
class IslandField {
 public:
  // Returns island_field(), valid until the next call.
  const HeightField& of(const maps::Map& map, const Noise& noise);

 private:
  std::optional<HeightField> field_;
  maps::Size size_;
  maps::PointSet islands_;
  Noise noise_{0};
};

}  // namespace chartroom::exporters
