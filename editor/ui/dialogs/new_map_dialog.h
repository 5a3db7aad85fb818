// The dialog that makes a new map.
#pragma once

#include <wx/dialog.h>

#include "editor/ui/dialogs/new_map_form.h"

namespace chartroom::editor {

class NewMapDialog : public wxDialog {
 public:
  explicit NewMapDialog(wxWindow* parent);
  // Returns the new map, after wxID_OK.
  MapDocument document() const { return form_->document(); }

 private:
  NewMapForm* form_;
};

}  // namespace chartroom::editor
