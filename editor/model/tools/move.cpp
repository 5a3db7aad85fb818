#include "editor/model/marked.h"
#include "editor/model/piece.h"
#include "editor/model/tools/tool.h"

namespace chartroom::editor {
namespace {

// Drags what is selected; on a point that is not, the island there, whole.
class MoveTool : public Tool {
 public:
  explicit MoveTool(const ToolContext& context)
      : document_(context.document), selection_(context.selection) {}

  void press(maps::Point point) override {
    step_ = document_.begin_step();
    before_ = document_.map();
    selection_before_ = selection_;
    if (!selection_.contains(point)) {
      selection_ = before_.islands.contains(point) ? flood(maps::PointSet{point}, before_.islands)
                                                   : maps::PointSet{};
    }
    picked_up_ = selection_;
    from_ = point;
  }
  void drag(maps::Point point) override {
    if (!pressed()) return;
    Selected now = moved(before_, picked_up_, point.column - from_.column, point.row - from_.row);
    selection_ = now.selection;
    document_.change(step_, std::move(now.map), StepLabel::move);
  }
  void release() override {
    if (pressed()) document_.end_step();
  }
  void cancel() override {
    if (!pressed()) return;
    document_.cancel_step();
    selection_ = selection_before_;
  }
  bool pressed() const override { return document_.is_open(step_); }

 private:
  MapDocument& document_;
  maps::PointSet& selection_;
  MergeKey step_ = 0;
  maps::Map before_;
  maps::PointSet selection_before_;
  maps::PointSet picked_up_;
  maps::Point from_;
};

}  // namespace

ToolKind move_tool() {
  return {.id = "move",
          .name = marked("Move"),
          .help = marked("Drag what is selected, or an island"),
          .shortcut = "V",
          .icon = "<path d='M12 3v18M3 12h18M9 6l3-3 3 3M9 18l3 3 3-3M6 9l-3 3 3 3M18 9l3 3-3 3'/>",
          .effect = ToolEffect::changes,
          .make = make_tool<MoveTool>};
}

}  // namespace chartroom::editor
