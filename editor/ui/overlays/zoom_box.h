// The zoom of the map in front, with buttons that change it.
#pragma once

#include <optional>

#include <wx/button.h>
#include <wx/panel.h>

#include "editor/ui/toolkit/command_set.h"

namespace chartroom::editor {

class ZoomBox : public wxPanel {
 public:
  ZoomBox(wxWindow* parent, CommandSet& commands);

  // Shows a zoom, of which 1 is the printed size; hides if there is none.
  void show(std::optional<double> level);

 private:
  wxButton* fit_;
};

}  // namespace chartroom::editor
