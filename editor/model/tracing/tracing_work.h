// What a hand does to a traced picture: drags its corners, or clicks four points in it. Each is a
// step that can be undone.
#pragma once

#include <optional>

#include "editor/model/documents/history.h"
#include "editor/model/documents/undoable.h"
#include "editor/model/tracing/four_points.h"
#include "editor/model/tracing/tracing.h"

namespace chartroom::editor {

// The steps are the picture's own: they are no steps of the map, whose file says nothing of
// pictures. They stay as long as the picture does.
class TracingWork : public Undoable {
 public:
  // Another picture, which begins without steps, or none.
  void take(std::optional<Tracing> tracing);
  const std::optional<Tracing>& tracing() const { return tracing_; }
  void show(bool visible);
  void set_opacity(double opacity);

  // Whose mouse and keys are: the board's, or the picture's.
  enum class Mode { off, corners, points };
  Mode mode() const { return mode_; }
  void end();

  // Corners are dragged; these three do nothing unless there is a picture.
  void move_corners();
  // The corner nearest to the place, within a distance, else the whole picture.
  void press(Spot place, double distance);
  void drag(Spot to);
  // The end of what was pressed and dragged is a step.
  void release();
  bool dragging() const { return pressed_.has_value(); }
  // The corner that the keys move, and the next one (-1: the one before).
  std::size_t chosen() const { return chosen_; }
  void choose(int by);
  // Moves it; moves without a pause are one step.
  void nudge(double right, double down);

  // Four points of the sea are clicked; the fourth lays the picture, in one step, and its corners
  // can be dragged from then on.
  void click_points(maps::Size sea);
  // The points while they are clicked; null otherwise.
  const FourPoints* points() const { return mode_ == Mode::points ? &*points_ : nullptr; }
  // At a place of the board; false where that cannot be, or is not in the picture.
  bool click(Spot place);
  // The last click was in the picture, and could not be with the clicks before it.
  bool refused() const { return refused_; }

  bool can_undo() const override;
  bool can_redo() const override;
  StepLabel undo_label() const override;
  StepLabel redo_label() const override;
  void undo() override;
  void redo() override;

 private:
  void push(StepLabel label, MergeKey key = 0);
  // Lays the picture as the steps say.
  void follow() { tracing_->lay(steps_->current()); }

  std::optional<Tracing> tracing_;
  std::optional<History<Corners>> steps_;  // where there is a picture
  std::optional<FourPoints> points_;
  Mode mode_ = Mode::off;
  std::optional<Spot> pressed_;         // where the pointer was last
  std::optional<std::size_t> grabbed_;  // a corner; nothing: the whole picture
  bool refused_ = false;
  std::size_t chosen_ = 0;
  MergeKey nudges_ = 1;
};

}  // namespace chartroom::editor
