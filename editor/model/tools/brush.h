// What is painted: one layer of the map, and with what.
#pragma once

#include <cstdint>
#include <vector>

#include "editor/model/mirroring.h"
#include "editor/model/step_label.h"
#include "maps/map_edit.h"

namespace chartroom::editor {

enum class Layer : std::uint8_t { islands, quadrants, surface_points, starts };

inline constexpr int kWidestBrush = 3;

struct Brush {
  Layer layer = Layer::islands;
  int quadrant = 1;                    // what the layer of quadrants is painted with, 1 to 9
  maps::Team team = maps::Team::blue;  // whose start the layer of starts sets
  Mirroring mirroring{};
  int width = 1;  // of what strokes paint, in points: 1 to kWidestBrush; a start is one point
  friend bool operator==(const Brush&, const Brush&) = default;
};

// Whether painting the point would change nothing. A stroke that begins on such a point erases
// (but quadrants are only painted over).
bool is_painted(const maps::Map& map, const Brush& brush, maps::Point point);

// What painting or erasing these points does, mirrored ones included; points outside the sea are
// left out. Islands are filled or emptied; surface points and starts go on water only, and of
// several points the last one is the start. Quadrants get the brush's number, and mirrored points
// the partner of it; to erase a point of a quadrant is to give it to the quadrant that most of its
// neighbours have, its own left aside. Where a point and its images meet, the later point wins, and
// a point of the stroke wins over its own images.
// With mirroring, a start sets the other team's start at its image (by the half turn, if that is
// on).
std::vector<maps::MapEdit> painted(const maps::Map& before, const Brush& brush,
                                   const std::vector<maps::Point>& points, bool erase);

// Whether the brush paints nothing at the point because what it paints goes on water only.
bool wants_water(const maps::Map& map, const Brush& brush, maps::Point point);

// The squares that the brush paints at these points, in their order, each point once: round the
// point, or with it at their top left where the width is even. Points may lie outside the sea.
std::vector<maps::Point> brushed(const Brush& brush, const std::vector<maps::Point>& points);

StepLabel label_of(Layer layer, bool erase);

// The points around a point that look like it in the layer: water or islands; a quadrant; surface
// points or other water within a quadrant. Starts stand alone.
maps::PointSet alike(const maps::Map& map, const Brush& brush, maps::Point point);

}  // namespace chartroom::editor
