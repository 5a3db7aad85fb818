#include "editor/ui/pages/language_field.h"

#include <utility>

#include "editor/ui/toolkit/texts.h"
#include "maps/platform/texts.h"

namespace chartroom::editor {

void follow_language(wxComboBox& field, std::function<std::string()> now,
                     std::function<void(const std::string& language)> chosen) {
  field.Bind(wxEVT_TEXT, [&field, now, chosen = std::move(chosen)](wxCommandEvent& event) {
    event.Skip();
    const std::string typed = from_wx(field.GetValue().Lower());
    if (is_language(typed) && typed != now()) chosen(typed);
  });
  field.Bind(wxEVT_KILL_FOCUS, [&field, now = std::move(now)](wxFocusEvent& event) {
    event.Skip();
    // Not now: a field that is just being left does not show another text.
    field.CallAfter([&field, holds = to_wx(now())] {
      if (field.GetValue() != holds) field.ChangeValue(holds);
    });
  });
}

}  // namespace chartroom::editor
