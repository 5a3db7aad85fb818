#include <optional>
#include <utility>

#include "editor/model/marked.h"
#include "editor/model/mirrored_change.h"
#include "editor/model/tools/brush.h"
#include "editor/model/tools/tool.h"

namespace chartroom::editor {
namespace {

// Drags the selection, or from a point outside it, the whole island or the start there; with the
// brush's mirrors, their images too.
class MoveTool : public Tool {
 public:
  explicit MoveTool(const ToolContext& context)
      : document_(context.document), brush_(context.brush), selection_(context.selection) {}

  void press(maps::Point point) override {
    step_ = document_.begin_step();
    before_ = document_.map();
    used_ = brush_;
    selection_before_ = selection_;
    start_.reset();
    if (!selection_.contains(point)) pick_up(point);
    picked_up_ = selection_;
    from_ = point;
  }
  void drag(maps::Point point) override {
    if (!pressed()) return;
    if (start_) return drag_start(point);
    Selected now = moved(before_, picked_up_, point.column - from_.column, point.row - from_.row,
                         used_.mirroring);
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
  void pick_up(maps::Point point) {
    selection_ = {};
    for (const maps::Team team : maps::kTeams) {
      if (before_.starts.of(team) == point) start_ = team;
    }
    if (start_ || !before_.islands.contains(point)) return;
    selection_ = flood(maps::PointSet{point}, before_.islands);
  }
  // The start stays on the last water point.
  void drag_start(maps::Point point) {
    if (!before_.is_water(point)) return;
    used_.layer = Layer::starts;
    used_.team = *start_;
    document_.change(step_, edited(before_, painted(before_, used_, {point}, false)),
                     StepLabel::set_start);
  }

  MapDocument& document_;
  const Brush& brush_;
  maps::PointSet& selection_;
  MergeKey step_ = 0;
  maps::Map before_;
  Brush used_;  // the brush when the stroke began
  maps::PointSet selection_before_;
  maps::PointSet picked_up_;
  maps::Point from_;
  std::optional<maps::Team> start_;  // the start that is dragged alone
};

}  // namespace

ToolKind move_tool() {
  return {.id = "move",
          .name = marked("Move"),
          .help = marked("Drag the selection, an island or a start"),
          .shortcut = "V",
          .icon = "<path d='M12 3v18M3 12h18M9 6l3-3 3 3M9 18l3 3 3-3M6 9l-3 3 3 3M18 9l3 3-3 3'/>",
          .effect = ToolEffect::changes,
          .make = make_tool<MoveTool>};
}

}  // namespace chartroom::editor
