// The row above the documents: tool bar and verdict, overlay and zoom.
#pragma once

#include <wx/sizer.h>

#include "editor/ui/overlays/overlay_strip.h"

namespace chartroom::editor {

// Becomes two rows where the window is too narrow for all.
class BoardRow : public wxBoxSizer {
 public:
  struct Parts {
    wxWindow* tools;
    wxWindow* verdict;
    OverlayStrip* overlays;
    wxWindow* zoom;
  };
  explicit BoardRow(const Parts& parts);

  bool InformFirstDirection(int direction, int size, int other) override;
  wxSize CalcMin() override;

 private:
  bool has_legend() const { return parts_.overlays->chosen() != OverlayKind::none; }

  Parts parts_;
  wxSizerItem* beside_;  // overlay and zoom
};

}  // namespace chartroom::editor
