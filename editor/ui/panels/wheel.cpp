#include "editor/ui/panels/wheel.h"

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

}  // namespace

bool scroll_instead(wxEvent& event) {
  if (event.GetEventType() != wxEVT_MOUSEWHEEL) return false;
  auto* field = wxDynamicCast(event.GetEventObject(), wxWindow);
  if (field == nullptr || !turns_with_the_wheel(field) || field->HasFocus()) return false;
  for (wxWindow* at = field->GetParent(); at != nullptr; at = at->GetParent()) {
    auto* panel = dynamic_cast<wxScrolledWindow*>(at);
    if (panel == nullptr) continue;
    wxMouseEvent turn(static_cast<wxMouseEvent&>(event));
    turn.SetEventObject(panel);
    panel->HandleWindowEvent(turn);
    return true;
  }
  return !field->IsKindOf(wxCLASSINFO(wxSlider));
}

}  // namespace chartroom::editor
