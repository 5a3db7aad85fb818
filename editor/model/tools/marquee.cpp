#include <algorithm>

#include "editor/model/marked.h"
#include "editor/model/tools/tool.h"

namespace chartroom::editor {
namespace {

// Selects the rectangle between press and pointer.
class Marquee : public Tool {
 public:
  explicit Marquee(const ToolContext& context)
      : document_(context.document), selection_(context.selection) {}

  void press(maps::Point point) override {
    before_ = selection_;
    from_ = point;
    pressed_ = true;
    drag(point);
  }
  void drag(maps::Point to) override {
    if (!pressed_) return;
    to_ = to;
    selection_ = {};
    for (const maps::Point p : document_.map().points()) {
      if (between(from_.column, p.column, to.column) && between(from_.row, p.row, to.row)) {
        selection_.insert(p);
      }
    }
  }
  void release() override { pressed_ = false; }
  void cancel() override {
    if (pressed_) selection_ = before_;
    pressed_ = false;
  }
  bool pressed() const override { return pressed_; }
  ToolPreview preview() const override {
    if (!pressed_) return {};
    return {.points = {}, .lines = {}, .size = size_between(from_, to_)};
  }

 private:
  static bool between(int a, int middle, int b) {
    return std::min(a, b) <= middle && middle <= std::max(a, b);
  }

  const MapDocument& document_;
  maps::PointSet& selection_;
  maps::PointSet before_;
  maps::Point from_;
  maps::Point to_;
  bool pressed_ = false;
};

}  // namespace

ToolKind marquee_tool() {
  return {.id = "marquee",
          .name = marked("Select"),
          .help = marked("Select a rectangle of points"),
          .shortcut = "M",
          .icon = "<rect x='4' y='5' width='16' height='14' stroke-dasharray='3.500 2.500'/>",
          .effect = ToolEffect::chooses,
          .make = make_tool<Marquee>};
}

}  // namespace chartroom::editor
