// Tools that paint with the brush: they differ only in the points that a stroke takes in.
#pragma once

#include <vector>

#include "editor/model/tools/tool.h"

namespace chartroom::editor {

// The points of a stroke after it has gone on to `to`. They come in the order in which they are
// painted. `stroke` is empty when it begins.
using GrowStroke = std::vector<maps::Point> (*)(const maps::Map& before, const Brush& brush,
                                                const std::vector<maps::Point>& stroke,
                                                maps::Point to);

// A stroke that begins on a point that is painted already erases (see is_painted).
class PaintingTool : public Tool {
 public:
  PaintingTool(const ToolContext& context, GrowStroke grow, bool always_erases = false)
      : document_(context.document),
        brush_(context.brush),
        grow_(grow),
        always_erases_(always_erases) {}

  void press(maps::Point point) override;
  void drag(maps::Point point) override;
  void release() override;
  void cancel() override;
  bool pressed() const override { return document_.is_open(step_); }

 private:
  void go_on(maps::Point point);

  Document& document_;
  const Brush& brush_;
  GrowStroke grow_;
  bool always_erases_;

  MergeKey step_ = 0;
  maps::Map before_;
  Brush used_;  // as it was when the stroke began
  bool erase_ = false;
  maps::Point last_;
  std::vector<maps::Point> stroke_;
};

}  // namespace chartroom::editor
