// Draws the trail of an overlay: each pressed or dragged point extends it.
#pragma once

#include <functional>
#include <utility>
#include <vector>

#include "editor/model/tools/tool.h"
#include "validator/rules/announcement_list.h"

namespace chartroom::editor {

class TrailTool : public Tool {
 public:
  // Calls `lead` with points of the sea; never changes the map.
  TrailTool(maps::Size sea, std::function<void(maps::Point)> lead)
      : sea_(sea), lead_(std::move(lead)) {}

  void press(maps::Point place) override {
    pressed_ = true;
    lead_(place);
  }
  void drag(maps::Point place) override {
    if (pressed_ && sea_.contains(place)) lead_(place);
  }
  void release() override { pressed_ = false; }
  void cancel() override { pressed_ = false; }
  bool pressed() const override { return pressed_; }

 private:
  maps::Size sea_;
  std::function<void(maps::Point)> lead_;
  bool pressed_ = false;
};

// Returns the points of a trail from a start: one more for each announced step. Silent steps are
// unknown and left out.
std::vector<maps::Point> drawn_from(maps::Point start, const std::vector<rules::HeardLine>& heard);

}  // namespace chartroom::editor
