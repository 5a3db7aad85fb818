// The dialog that changes a map's size and asks which part of the sea stays in place.
#pragma once

#include <wx/dialog.h>
#include <wx/stattext.h>
#include <wx/tglbtn.h>

#include "editor/model/resize.h"
#include "editor/ui/fields/number_field.h"
#include "maps/map.h"

namespace chartroom::editor {

class ResizeDialog : public wxDialog {
 public:
  ResizeDialog(wxWindow* parent, const maps::Map& map);
  // Returns the resized map, after wxID_OK.
  maps::Map map() const { return resized(map_, size(), anchor_); }

 private:
  maps::Size size() const { return {columns_->number(), rows_->number()}; }
  void show();

  const maps::Map& map_;
  Anchor anchor_{1, 1};
  NumberField* columns_;
  NumberField* rows_;
  wxToggleButton* anchors_[9];
  wxStaticText* lost_;
};

}  // namespace chartroom::editor
