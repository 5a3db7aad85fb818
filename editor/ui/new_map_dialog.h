// A new map: a blank sea of any size, or a copy of a map that comes with the program.
#pragma once

#include <vector>

#include <wx/dataview.h>
#include <wx/dialog.h>
#include <wx/spinctrl.h>

#include "maps/map.h"

namespace chartroom {

// The maps that come with the program, in the order of their packs.
std::vector<Map> shipped_maps();

class NewMapDialog : public wxDialog {
 public:
  explicit NewMapDialog(wxWindow* parent);
  // What to begin with, after wxID_OK.
  Map map() const;

 private:
  std::vector<Map> shipped_;
  wxDataViewListCtrl* list_;
  wxSpinCtrl* columns_;
  wxSpinCtrl* rows_;
};

}  // namespace chartroom
