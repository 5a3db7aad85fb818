// Tools that paint with the brush. They differ only in the points of a stroke.
#pragma once

#include <cstdint>
#include <vector>

#include "editor/model/tools/tool.h"

namespace chartroom::editor {

// Returns a stroke's points, in painting order, after it continues to `to`. It begins empty.
using GrowStroke = std::vector<maps::Point> (*)(const maps::Map& before, const Brush& brush,
                                                const std::vector<maps::Point>& stroke,
                                                maps::Point to);

// Returns the points on the straight line between two points, both included, without gaps (each
// touches the next, at least by a corner).
std::vector<maps::Point> points_between(maps::Point from, maps::Point to);

// Continues a stroke to a point in a straight line. A repeated point counts at its last pass, so no
// stroke outgrows the sea (and the surroundings that a pointer can reach).
std::vector<maps::Point> go_over(const maps::Map& before, const Brush& brush,
                                 const std::vector<maps::Point>& stroke, maps::Point to);

// The strokes that erase.
enum class Erases : std::uint8_t {
  what_is_painted,  // strokes from a painted point (see is_painted)
  always,           // every stroke
};

// The area that a stroke paints at each of its points.
enum class Tip : std::uint8_t {
  point,  // the point
  brush,  // a square of the brush's width
};

// The measure that a stroke shows while it is drawn.
enum class Shows : std::uint8_t {
  nothing,
  size,  // of the rectangle from its first point to its last
};

class PaintingTool : public Tool {
 public:
  PaintingTool(const ToolContext& context, GrowStroke grow, Tip tip, Erases erases, Shows shows)
      : document_(context.document),
        brush_(context.brush),
        grow_(grow),
        tip_(tip),
        erases_(erases),
        shows_(shows) {}

  void press(maps::Point point) override;
  void drag(maps::Point point) override;
  void release() override;
  void cancel() override;
  bool pressed() const override { return document_.is_open(step_); }
  ToolPreview preview() const override;
  maps::PointSet reach(maps::Point point) const override;

 private:
  void go_on(maps::Point point);
  std::vector<maps::Point> tipped(const Brush& brush,
                                  const std::vector<maps::Point>& stroke) const {
    return tip_ == Tip::brush ? brushed(brush, stroke) : stroke;
  }

  MapDocument& document_;
  const Brush& brush_;
  GrowStroke grow_;
  Tip tip_;
  Erases erases_;
  Shows shows_;

  MergeKey step_ = 0;
  maps::Map before_;
  Brush used_;  // the brush when the stroke began
  bool erase_ = false;
  maps::Point first_;
  maps::Point last_;
  std::vector<maps::Point> stroke_;
};

template <GrowStroke grow, Tip tip = Tip::point, Erases erases = Erases::what_is_painted,
          Shows shows = Shows::nothing>
std::unique_ptr<Tool> make_painting_tool(const ToolContext& context) {
  return std::make_unique<PaintingTool>(context, grow, tip, erases, shows);
}

}  // namespace chartroom::editor
