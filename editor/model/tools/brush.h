// The brush: the layer of the map that it paints, and its values.
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
  int quadrant = 1;  // the number that it paints in the layer of quadrants, 1 to 9
  maps::Team team = maps::Team::blue;  // the team whose start it sets in the layer of starts
  Mirroring mirroring{};
  int width = 1;  // width of strokes in points, 1 to kWidestBrush; a start is one point
  friend bool operator==(const Brush&, const Brush&) = default;
};

// True if painting the point would change nothing. A stroke that begins on such a point erases (but
// quadrants are only painted over).
bool is_painted(const maps::Map& map, const Brush& brush, maps::Point point);

// Returns the edits of painting or erasing these points and their mirror images; skips points
// outside the sea. Islands are filled or emptied. Surface points and starts go on water only; the
// last point becomes the start. Quadrants get the brush's number, and mirrored points its partner.
// Erasing a quadrant's point gives it to the quadrant of most other neighbors. If a point and its
// images overlap, later points win, and a stroke's point wins over its own images. With mirroring,
// a start sets the other team's start at its image (by the half turn, if that is on).
std::vector<maps::MapEdit> painted(const maps::Map& before, const Brush& brush,
                                   const std::vector<maps::Point>& points, bool erase);

// True if the brush paints nothing at the point because its layer needs water.
bool wants_water(const maps::Map& map, const Brush& brush, maps::Point point);

// Returns the squares that the brush paints at these points, in order, each point once. A square is
// centered on the point, or begins at it if the width is even. Points may be outside the sea.
std::vector<maps::Point> brushed(const Brush& brush, const std::vector<maps::Point>& points);

StepLabel label_of(Layer layer, bool erase);

// Returns the connected points that look like a point in the layer: water or islands; a quadrant;
// surface points or other water within a quadrant. A start is alone.
maps::PointSet alike(const maps::Map& map, const Brush& brush, maps::Point point);

}  // namespace chartroom::editor
