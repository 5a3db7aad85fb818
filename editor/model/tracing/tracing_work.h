// The user's work on a traced picture: dragging its corners, or clicking four points in it. Each is
// a step that can be undone.
#pragma once

#include <optional>

#include "editor/model/documents/history.h"
#include "editor/model/documents/undoable.h"
#include "editor/model/tracing/four_points.h"
#include "editor/model/tracing/tracing.h"

namespace chartroom::editor {

// The steps are not the map's, whose file mentions no pictures. They last as long as the picture.
class TracingWork : public Undoable {
 public:
  // Takes another picture, without steps, or none.
  void take(std::optional<Tracing> tracing);
  const std::optional<Tracing>& tracing() const { return tracing_; }
  void show(bool visible);
  void set_opacity(double opacity);

  // The owner of mouse and keys: the board (off) or the picture.
  enum class Mode { off, corners, points };
  Mode mode() const { return mode_; }
  void end();

  // Begins dragging corners; does nothing without a picture.
  void move_corners();
  // Grabs the corner nearest to a position within a distance, else the whole picture.
  void press(Spot place, double distance);
  void drag(Spot to);
  // Ends a drag, which becomes a step.
  void release();
  bool dragging() const { return pressed_.has_value(); }
  // The corner that keys move. `choose` goes to the next one (-1: the previous one).
  std::size_t chosen() const { return chosen_; }
  void choose(int by);
  // Moves the chosen corner; moves without a pause are one step.
  void nudge(double right, double down);

  // Begins clicking four points of the sea. The fourth aligns the picture in one step; then its
  // corners can be dragged.
  void click_points(maps::Size sea);
  // The points while they are being clicked; null otherwise.
  const FourPoints* points() const { return mode_ == Mode::points ? &*points_ : nullptr; }
  // Takes a click on the board; false if it is impossible there or outside the picture.
  bool click(Spot place);
  // True if the last click was in the picture but did not fit the clicks before it.
  bool refused() const { return refused_; }

  bool can_undo() const override;
  bool can_redo() const override;
  StepLabel undo_label() const override;
  StepLabel redo_label() const override;
  void undo() override;
  void redo() override;

 private:
  void push(StepLabel label, MergeKey key = 0);
  // Puts the picture at the corners of the present step.
  void follow() { tracing_->lay(steps_->current()); }

  std::optional<Tracing> tracing_;
  std::optional<History<Corners>> steps_;  // set if there is a picture
  std::optional<FourPoints> points_;
  Mode mode_ = Mode::off;
  std::optional<Spot> pressed_;         // the last position of the pointer
  std::optional<std::size_t> grabbed_;  // a corner; empty: the whole picture
  bool refused_ = false;
  std::size_t chosen_ = 0;
  MergeKey nudges_ = 1;
};

}  // namespace chartroom::editor
