#include "editor/model/tracing/tracing_work.h"

#include <algorithm>
#include <utility>

namespace chartroom::editor {

void TracingWork::take(std::optional<Tracing> tracing) {
  *this = TracingWork();
  tracing_ = std::move(tracing);
  if (tracing_) steps_.emplace(tracing_->corners());
}

void TracingWork::show(bool visible) {
  if (tracing_) tracing_->visible = visible;
  if (!visible) end();
}

void TracingWork::set_opacity(double opacity) {
  if (tracing_) tracing_->opacity = std::clamp(opacity, 0.0, 1.0);
}

void TracingWork::end() {
  release();
  mode_ = Mode::off;
}

void TracingWork::move_corners() {
  if (!tracing_) return;
  tracing_->visible = true;
  mode_ = Mode::corners;
}

void TracingWork::press(Spot place, double distance) {
  if (mode_ != Mode::corners) return;
  pressed_ = place;
  grabbed_ = tracing_->corner_near(place, distance);
  if (grabbed_) chosen_ = *grabbed_;
  ++nudges_;
}

void TracingWork::drag(Spot to) {
  if (!pressed_) return;
  if (grabbed_) {
    tracing_->move_corner(*grabbed_, to);
  } else {
    tracing_->move(to.x - pressed_->x, to.y - pressed_->y);
  }
  pressed_ = to;
}

void TracingWork::release() {
  if (!std::exchange(pressed_, std::nullopt)) return;
  push(grabbed_ ? StepLabel::move_corner : StepLabel::move_picture);
}

void TracingWork::choose(int by) {
  chosen_ = (chosen_ + static_cast<std::size_t>(by + 4)) % 4;
  ++nudges_;
}

void TracingWork::nudge(double right, double down) {
  if (mode_ != Mode::corners || dragging()) return;
  const Spot from = tracing_->corners()[chosen_];
  tracing_->move_corner(chosen_, {from.x + right, from.y + down});
  push(StepLabel::move_corner, nudges_);
}

void TracingWork::click_points(maps::Size sea) {
  if (!tracing_) return;
  tracing_->visible = true;
  points_.emplace(sea);
  refused_ = false;
  mode_ = Mode::points;
}

bool TracingWork::click(Spot place) {
  if (mode_ != Mode::points) return false;
  const Spot spot = tracing_->projection().picture_from_board(place);
  if (spot.x < 0 || spot.x > 1 || spot.y < 0 || spot.y > 1) return false;
  refused_ = !points_->click(spot);
  if (refused_) return false;
  if (const auto corners = points_->corners()) {
    tracing_->lay(*corners);
    push(StepLabel::lay_picture);
    move_corners();
  }
  return true;
}

bool TracingWork::can_undo() const {
  if (const FourPoints* clicked = points()) return clicked->can_take_back();
  return dragging() || (steps_ && steps_->can_undo());
}

bool TracingWork::can_redo() const {
  if (const FourPoints* clicked = points()) return clicked->can_repeat();
  return steps_ && steps_->can_redo();
}

StepLabel TracingWork::undo_label() const {
  if (points() != nullptr) return StepLabel::click_point;
  if (!dragging()) return steps_->undo_label();
  return grabbed_ ? StepLabel::move_corner : StepLabel::move_picture;
}

StepLabel TracingWork::redo_label() const {
  return points() != nullptr ? StepLabel::click_point : steps_->redo_label();
}

void TracingWork::undo() {
  if (!can_undo()) return;
  ++nudges_;
  refused_ = false;
  if (points() != nullptr) return points_->take_back();
  if (!std::exchange(pressed_, std::nullopt)) steps_->undo();
  follow();
}

void TracingWork::redo() {
  release();
  if (!can_redo()) return;
  ++nudges_;
  if (points() != nullptr) return points_->repeat();
  steps_->redo();
  follow();
}

void TracingWork::push(StepLabel label, MergeKey key) {
  steps_->push(tracing_->corners(), label, key);
}

}  // namespace chartroom::editor
