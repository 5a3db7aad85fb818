#include "editor/ui/fields/language_field.h"

#include <utility>

#include <wx/intl.h>

#include "editor/ui/toolkit/accessible_name.h"
#include "editor/ui/toolkit/native.h"
#include "editor/ui/toolkit/ui_texts.h"

namespace chartroom::editor {
namespace {

// Languages in which names are often given.
constexpr const char* kLanguages[] = {"en", "de", "es", "fr", "it", "ja", "ko", "nl", "pl", "pt"};

// Returns the code for the two letters or the name of a language; empty for anything else, as for
// the name of a region ("pt-BR").
std::string language_called(const wxString& typed) {
  const wxLanguageInfo* known = wxLocale::FindLanguageInfo(typed);
  const bool has_region = typed.find_first_of("-_") != wxString::npos;
  if (known == nullptr || has_region) return {};
  std::string code = from_wx(known->CanonicalName.BeforeFirst('_').Lower());
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
    if (FindString(typed) == wxNOT_FOUND) return;
    refuse({});
    take(from_wx(typed));
  });
  Bind(wxEVT_KILL_FOCUS, [this](wxFocusEvent& event) {
    event.Skip();
    if (IsBeingDeleted()) return;
    take(language_called(GetValue()));
    // Later, as a field that loses the focus does not show another text yet.
    CallAfter([this] { take_left(); });
  });
}

void LanguageField::take_left() {
  const wxString typed = GetValue();
  const bool known = typed.Lower() == to_wx(language_) || language_called(typed) == language_;
  // A field out of sight, as of another document, has nothing to ask.
  if (known || !IsShownOnScreen()) {
    refuse({});
    if (typed != to_wx(language_)) ChangeValue(to_wx(language_));
    return;
  }
  refuse(wxString::Format(
      _("\"%s\" is no language. Use two letters, such as de or ko, or its English name."), typed));
  if (wxGetTopLevelParent(this)->IsShown()) SetFocus();
}

void LanguageField::refuse(const wxString& why) {
  mark_as_wrong(*this, !why.empty());
  if (why == refusal_) return;
  refusal_ = why;
  events_.refused(why);
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
  refuse({});
  if (!is_chosen_) language_ = texts.contains(ui_language()) ? ui_language() : "en";
  if (GetValue() != to_wx(language_)) ChangeValue(to_wx(language_));
}

void LanguageField::list(const Texts& texts) {
  for (const auto& [code, text] : texts) {
    if (FindString(to_wx(code)) == wxNOT_FOUND) Append(to_wx(code));
  }
}

}  // namespace chartroom::editor
