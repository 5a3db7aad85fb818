// A tool: what pressing, dragging and releasing on the board does.
#pragma once

#include <string_view>
#include <vector>

#include "editor/model/documents/document.h"
#include "editor/model/tools/brush.h"
#include "maps/point_set.h"

namespace chartroom::editor {

// What tools work on. All must outlive the tool.
struct ToolContext {
  Document& document;
  Brush& brush;
  maps::PointSet& selection;
};

// Where a tool is pressed: on points, or on the corners between them. The corner (c, r) is the top
// left one of the point (c, r); corners go from (0, 0) to (columns, rows).
enum class Lattice : std::uint8_t { points, corners };

// What to draw over the board while (or before) a stroke changes the map.
struct ToolPreview {
  maps::PointSet points;                        // to light up
  std::vector<std::vector<maps::Point>> lines;  // from corner to corner
  friend bool operator==(const ToolPreview&, const ToolPreview&) = default;
};

// A stroke is press, any number of drags, then release or cancel. It is one step of the document,
// which shows the stroke's effect all the while. When the document's step ends in another way
// (undo, save, another map), the stroke is over: further drags do nothing. A stroke that changes
// nothing is no step.
class Tool {
 public:
  virtual ~Tool() = default;
  virtual Lattice lattice() const { return Lattice::points; }

  // A point of the sea (or a corner). A stroke that is on is ended first.
  virtual void press(maps::Point place) = 0;
  // Any point: the pointer may leave the sea and come back.
  virtual void drag(maps::Point place) = 0;
  virtual void release() = 0;
  // Escape: everything is as it was before the stroke. Without one, what a tool still shows (an
  // open border line) goes.
  virtual void cancel() = 0;
  virtual bool pressed() const = 0;

  virtual ToolPreview preview() const { return {}; }
};

// The points on the straight line from one point to another, both included, without gaps (each
// touches the next, at least by a corner).
std::vector<maps::Point> points_between(maps::Point from, maps::Point to);

}  // namespace chartroom::editor
