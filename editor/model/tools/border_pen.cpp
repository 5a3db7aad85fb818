#include <algorithm>
#include <cstdlib>

#include "editor/model/border_lines.h"
#include "editor/model/marked.h"
#include "editor/model/tools/tool.h"

namespace chartroom::editor {
namespace {

using Line = std::vector<maps::Point>;  // from corner to corner, one step each

// Extends a line to a corner, the longer direction first. A step back removes the line's last step.
void go_on(Line& line, maps::Point to) {
  while (line.back() != to) {
    const maps::Point from = line.back();
    const int columns = to.column - from.column;
    const int rows = to.row - from.row;
    const bool across = std::abs(columns) >= std::abs(rows);
    const maps::Point step = across ? maps::Point(from.column + (columns > 0 ? 1 : -1), from.row)
                                    : maps::Point(from.column, from.row + (rows > 0 ? 1 : -1));
    if (line.size() > 1 && line[line.size() - 2] == step) {
      line.pop_back();
    } else {
      line.push_back(step);
    }
  }
}

// Draws borders between points, with the brush's mirrors. Once the line closes off an area (see
// border_lines.h), that becomes a quadrant. A line along borders erases them. An open line stays: a
// stroke from one of its ends continues it; any other begins a new line.
class BorderPen : public Tool {
 public:
  explicit BorderPen(const ToolContext& context)
      : document_(context.document), brush_(context.brush) {}

  Lattice lattice() const override { return Lattice::corners; }

  void press(maps::Point corner) override {
    corner = on_the_sea(corner);
    step_ = document_.begin_step();
    before_ = document_.map();
    line_before_ = line_;
    group_ = brush_.mirroring.group(before_.size);
    if (sea_ != before_.size) line_.clear();
    sea_ = before_.size;
    if (!line_.empty() && line_.front() == corner) std::reverse(line_.begin(), line_.end());
    if (line_.empty() || line_.back() != corner) line_ = {corner};
  }

  void drag(maps::Point corner) override {
    if (!pressed()) return;
    go_on(line_, on_the_sea(corner));
    Walls walls;
    for (const Line& line : mirrored()) {
      const Walls more = walls_of(line, sea_);
      walls.right |= more.right;
      walls.below |= more.below;
    }
    const bool erases = is_along_borders(before_, walls);
    document_.change(step_, erases ? joined(before_, walls) : divided(before_, walls),
                     erases ? StepLabel::erase_border : StepLabel::draw_border);
  }

  void release() override {
    if (!pressed()) return;
    document_.end_step();
    const bool on_rim = walls_of(line_, sea_).empty();
    if (document_.map() != before_ || on_rim) line_.clear();
  }

  // Undoes the present stroke, or else removes an open line.
  void cancel() override {
    if (pressed()) {
      document_.cancel_step();
      line_ = line_before_;
    } else {
      line_.clear();
    }
  }

  bool pressed() const override { return document_.is_open(step_); }

  ToolPreview preview() const override {
    if (line_.empty() || document_.map().size != sea_) return {};
    return {.points = {}, .lines = mirrored(), .size = {}};
  }

 private:
  maps::Point on_the_sea(maps::Point corner) const {
    const maps::Size sea = document_.map().size;
    return {std::clamp<int>(corner.column, 0, sea.columns),
            std::clamp<int>(corner.row, 0, sea.rows)};
  }

  std::vector<Line> mirrored() const {
    const maps::Size corners{sea_.columns + 1, sea_.rows + 1};
    std::vector<Line> lines;
    for (const maps::Symmetry symmetry : group_) {
      lines.emplace_back();
      for (const maps::Point corner : line_)
        lines.back().push_back(image(symmetry, corner, corners));
    }
    return lines;
  }

  MapDocument& document_;
  const Brush& brush_;
  MergeKey step_ = 0;
  maps::Map before_;
  maps::Size sea_;
  Line line_;
  Line line_before_;
  std::vector<maps::Symmetry> group_;
};

}  // namespace

ToolKind border_pen_tool() {
  return {.id = "border-pen",
          .name = marked("Border Pen"),
          .help = marked("Draw borders between points, or along a border to erase it"),
          .shortcut = "P",
          .icon =
              "<path d='M4 19h6v-7h6V5h4' stroke-dasharray='4 2'/><circle cx='4' cy='19' r='1.500'"
              "/><circle cx='20' cy='5' r='1.500'/>",
          .effect = ToolEffect::changes,
          .make = make_tool<BorderPen>};
}

}  // namespace chartroom::editor
