// The tool that paints islands and erases them.
#pragma once

#include <vector>

#include "editor/model/document.h"
#include "maps/point.h"

namespace chartroom {

// The points on the straight line from one point to another, both included, without gaps (each
// touches the next, at least by a corner).
std::vector<Point> points_between(Point from, Point to);

// A stroke begins at a point: it paints islands if that point was water, and erases them if it was
// one. Dragging goes on with the points in between. A stroke is one step of the document.
// The document must outlive the brush; when the document is given another map, the stroke is over.
class IslandBrush {
 public:
  explicit IslandBrush(Document& document) : document_(document) {}

  // A point of the sea.
  void press(Point point);
  // Any point: those outside the sea are passed over. Does nothing unless a stroke is on.
  void drag(Point point);
  void release();
  // Gives back the map as it was before the stroke.
  void cancel();
  bool pressed() const { return document_.is_open(step_); }

 private:
  void paint(const std::vector<Point>& points);

  Document& document_;
  MergeKey step_ = 0;
  bool island_ = true;
  Point last_;
};

}  // namespace chartroom
