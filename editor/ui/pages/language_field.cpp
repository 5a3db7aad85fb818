#include "editor/ui/pages/language_field.h"

#include <utility>

#include <wx/intl.h>

#include "editor/ui/toolkit/accessible_name.h"
#include "editor/ui/toolkit/ui_texts.h"

namespace chartroom::editor {
namespace {

// Languages in which names are often given.
constexpr const char* kLanguages[] = {"en", "de", "es", "fr", "it", "ja", "ko", "nl", "pl", "pt"};

// Returns the code for two letters or a language's name; empty for anything else.
std::string language_called(const wxString& typed) {
  std::string code = from_wx(typed.Lower());
  if (is_language(code)) return code;
  const wxLanguageInfo* known = wxLocale::FindLanguageInfo(typed);
  if (known == nullptr) return {};
  code = from_wx(known->CanonicalName.BeforeFirst('_').Lower());
  return is_language(code) ? code : std::string();
}

}  // namespace

LanguageField::LanguageField(wxWindow* parent, const wxString& name, const wxString& tip,
                             Events events)
    : events_(std::move(events)) {
  wxArrayString languages;
  for (const char* code : kLanguages) languages.Add(code);
  Create(parent, wxID_ANY, to_wx(language_), wxDefaultPosition, wxDefaultSize, languages);
  SelectNone();
  set_accessible_name(*this, name);
  SetToolTip(tip);
  // A text outside the list may be the beginning of a name: wait until the user leaves the field.
  Bind(wxEVT_TEXT, [this](wxCommandEvent& event) {
    event.Skip();
    const wxString typed = GetValue().Lower();
    if (FindString(typed) != wxNOT_FOUND) take(from_wx(typed));
  });
  Bind(wxEVT_KILL_FOCUS, [this](wxFocusEvent& event) {
    event.Skip();
    take(language_called(GetValue()));
    // Later, as a field that loses the focus does not show another text yet.
    CallAfter([this] {
      if (GetValue() != to_wx(language_)) ChangeValue(to_wx(language_));
    });
  });
}

void LanguageField::take(const std::string& language) {
  if (language.empty() || language == language_) return;
  events_.leaving();
  language_ = language;
  is_chosen_ = true;
  events_.chosen();
}

void LanguageField::begin(const Texts& texts) {
  list(texts);
  if (is_chosen_) return;
  const std::string language = ui_language();
  language_ = texts.contains(language) ? language : "en";
  ChangeValue(to_wx(language_));
}

void LanguageField::list(const Texts& texts) {
  for (const auto& [code, text] : texts) {
    if (FindString(to_wx(code)) == wxNOT_FOUND) Append(to_wx(code));
  }
}

}  // namespace chartroom::editor
