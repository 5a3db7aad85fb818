#include "editor/ui/panels/wheel.h"

#include <algorithm>

#include <wx/choice.h>
#include <wx/combobox.h>
#include <wx/scrolwin.h>
#include <wx/slider.h>
#include <wx/spinctrl.h>

namespace chartroom::editor {
namespace {

bool turns_with_the_wheel(const wxObject* window) {
  for (const wxClassInfo* kind :
       {wxCLASSINFO(wxChoice), wxCLASSINFO(wxComboBox), wxCLASSINFO(wxSlider),
        wxCLASSINFO(wxSpinCtrl), wxCLASSINFO(wxSpinCtrlDouble)}) {
    if (window->IsKindOf(kind)) return true;
  }
  return false;
}

// Scrolls by hand, as GTK does not scroll for a passed-on event.
void scroll(wxScrolledWindow& panel, const wxMouseEvent& turn) {
  constexpr int kLines = 3;
  if (turn.GetWheelAxis() != wxMOUSE_WHEEL_VERTICAL) return;
  const int turns = turn.GetWheelRotation() / std::max(turn.GetWheelDelta(), 1);
  panel.Scroll(-1, std::max(panel.GetViewStart().y - kLines * turns, 0));
}

}  // namespace

bool scroll_instead(wxEvent& event) {
  if (event.GetEventType() != wxEVT_MOUSEWHEEL) return false;
  auto* field = wxDynamicCast(event.GetEventObject(), wxWindow);
  if (field == nullptr || !turns_with_the_wheel(field) || field->HasFocus()) return false;
  for (wxWindow* at = field->GetParent(); at != nullptr; at = at->GetParent()) {
    auto* panel = dynamic_cast<wxScrolledWindow*>(at);
    if (panel == nullptr) continue;
    scroll(*panel, static_cast<wxMouseEvent&>(event));
    return true;
  }
  return !field->IsKindOf(wxCLASSINFO(wxSlider));
}

}  // namespace chartroom::editor
