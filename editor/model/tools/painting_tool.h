// Tools that paint with the brush: they differ only in the points that a stroke takes in.
#pragma once

#include <vector>

#include "editor/model/tools/tool.h"

namespace chartroom {

// The points of a stroke after it has gone on to `to`. They come in the order in which they are
// painted. `stroke` is empty when it begins.
using GrowStroke = std::vector<Point> (*)(const Map& before, const Brush& brush,
                                          const std::vector<Point>& stroke, Point to);

// A stroke that begins on a point that is painted already erases (see is_painted).
class PaintingTool : public Tool {
 public:
  PaintingTool(const ToolContext& context, GrowStroke grow, bool always_erases = false)
      : document_(context.document),
        brush_(context.brush),
        grow_(grow),
        always_erases_(always_erases) {}

  void press(Point point) override;
  void drag(Point point) override;
  void release() override;
  void cancel() override;
  bool pressed() const override { return document_.is_open(step_); }

 private:
  void go_on(Point point);

  Document& document_;
  const Brush& brush_;
  GrowStroke grow_;
  bool always_erases_;

  MergeKey step_ = 0;
  Map before_;
  Brush used_;  // as it was when the stroke began
  bool erase_ = false;
  Point last_;
  std::vector<Point> stroke_;
};

}  // namespace chartroom
