// The dialog that generates maps, and the maps it has found.
#pragma once

#include "editor/ui/desk/desk.h"
#include "editor/ui/dialogs/generate_dialog.h"

namespace chartroom::editor {

class Generator {
 public:
  explicit Generator(Desk& desk) : desk_(desk) {}

  void show() { dialog().come(); }
  // Number of maps found and not yet saved in a pack.
  unsigned unsaved() const { return dialog_ == nullptr ? 0 : dialog_->unsaved(); }
  // Returns true if all of them are saved.
  bool save_all() { return unsaved() == 0 || dialog_->save_all(); }
  void take_over(const Generator& before) {
    if (before.dialog_ != nullptr) dialog().take_over(*before.dialog_);
  }

 private:
  GenerateDialog& dialog();

  Desk& desk_;
  GenerateDialog* dialog_ = nullptr;  // until first shown
};

}  // namespace chartroom::editor
