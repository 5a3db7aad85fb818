// Work that can be undone and redone step by step.
#pragma once

#include "editor/model/step_label.h"

namespace chartroom::editor {

class Undoable {
 public:
  virtual ~Undoable() = default;

  virtual bool can_undo() const = 0;
  virtual bool can_redo() const = 0;
  // The labels of the steps to undo and redo, which must be possible.
  virtual StepLabel undo_label() const = 0;
  virtual StepLabel redo_label() const = 0;
  // Undoes the last step; an open step is the last, and is canceled.
  virtual void undo() = 0;
  // Redoes a step after ending an open one; does nothing if there is none.
  virtual void redo() = 0;

 protected:
  Undoable() = default;
  Undoable(const Undoable&) = default;
  Undoable(Undoable&&) = default;
  Undoable& operator=(const Undoable&) = default;
  Undoable& operator=(Undoable&&) = default;
};

}  // namespace chartroom::editor
