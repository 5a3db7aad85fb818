// A new map: a blank sea of any size, or a copy of a map that comes with the program.
#pragma once

#include <vector>

#include <wx/dataview.h>
#include <wx/dialog.h>
#include <wx/spinctrl.h>

#include "editor/model/documents/map_document.h"
#include "editor/model/documents/pack_document.h"

namespace chartroom::editor {

class NewMapDialog : public wxDialog {
 public:
  explicit NewMapDialog(wxWindow* parent);
  // What to begin with, after wxID_OK.
  MapDocument document() const;

 private:
  std::vector<ShippedMap> shipped_;
  wxDataViewListCtrl* list_;
  wxSpinCtrl* columns_;
  wxSpinCtrl* rows_;
};

}  // namespace chartroom::editor
