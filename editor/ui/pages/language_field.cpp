#include "editor/ui/pages/language_field.h"

#include <utility>

#include <wx/intl.h>

#include "editor/ui/toolkit/texts.h"
#include "maps/platform/texts.h"

namespace chartroom::editor {
namespace {

// Two letters, or the name of a language; empty for anything else.
std::string language_called(const wxString& typed) {
  std::string code = from_wx(typed.Lower());
  if (is_language(code)) return code;
  const wxLanguageInfo* known = wxLocale::FindLanguageInfo(typed);
  if (known == nullptr) return {};
  code = from_wx(known->CanonicalName.BeforeFirst('_').Lower());
  return is_language(code) ? code : std::string();
}

}  // namespace

void follow_language(wxComboBox& field, std::function<std::string()> now,
                     std::function<void(const std::string& language)> chosen) {
  const auto take = [now, chosen = std::move(chosen)](const std::string& language) {
    if (!language.empty() && language != now()) chosen(language);
  };
  // What is being typed may be the beginning of a name.
  field.Bind(wxEVT_TEXT, [&field, take](wxCommandEvent& event) {
    event.Skip();
    const wxString typed = field.GetValue().Lower();
    if (field.FindString(typed) != wxNOT_FOUND) take(from_wx(typed));
  });
  field.Bind(wxEVT_KILL_FOCUS, [&field, take, now = std::move(now)](wxFocusEvent& event) {
    event.Skip();
    take(language_called(field.GetValue()));
    // Not now: a field that is just being left does not show another text.
    field.CallAfter([&field, holds = to_wx(now())] {
      if (field.GetValue() != holds) field.ChangeValue(holds);
    });
  });
}

}  // namespace chartroom::editor
