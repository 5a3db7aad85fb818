#include "editor/model/tools/painting_tool.h"

#include "maps/platform/contract.h"

namespace chartroom::editor {

void PaintingTool::press(maps::Point point) {
  CHARTROOM_EXPECTS(document_.map().size.contains(point));
  step_ = document_.begin_step();
  before_ = document_.map();
  used_ = brush_;
  erase_ = always_erases_ || (used_.layer != Layer::quadrants && is_painted(before_, used_, point));
  stroke_.clear();
  go_on(point);
}

void PaintingTool::drag(maps::Point point) {
  if (pressed() && point != last_) go_on(point);
}

void PaintingTool::release() {
  if (pressed()) document_.end_step();
}

void PaintingTool::cancel() {
  if (pressed()) document_.cancel_step();
}

void PaintingTool::go_on(maps::Point point) {
  last_ = point;
  stroke_ = grow_(before_, used_, stroke_, point);
  document_.change(step_, edited(before_, painted(before_, used_, stroke_, erase_)),
                   label_of(used_.layer, erase_));
}

}  // namespace chartroom::editor
