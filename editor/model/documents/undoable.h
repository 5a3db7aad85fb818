// What can be taken back and done again, step by step.
#pragma once

#include "editor/model/step_label.h"

namespace chartroom::editor {

class Undoable {
 public:
  virtual ~Undoable() = default;

  virtual bool can_undo() const = 0;
  virtual bool can_redo() const = 0;
  // What undo and redo would take back and do again. They must be possible.
  virtual StepLabel undo_label() const = 0;
  virtual StepLabel redo_label() const = 0;
  // Takes back the last step; one that is open is the last, and is cancelled.
  virtual void undo() = 0;
  // Ends an open step. Does nothing when there is nothing to redo.
  virtual void redo() = 0;

 protected:
  Undoable() = default;
  Undoable(const Undoable&) = default;
  Undoable(Undoable&&) = default;
  Undoable& operator=(const Undoable&) = default;
  Undoable& operator=(Undoable&&) = default;
};

}  // namespace chartroom::editor
