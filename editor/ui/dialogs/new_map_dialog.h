// Asks what a new map begins with.
#pragma once

#include <wx/dialog.h>

#include "editor/ui/dialogs/new_map_form.h"

namespace chartroom::editor {

class NewMapDialog : public wxDialog {
 public:
  explicit NewMapDialog(wxWindow* parent);
  // What to begin with, after wxID_OK.
  MapDocument document() const { return form_->document(); }

 private:
  NewMapForm* form_;
};

}  // namespace chartroom::editor
