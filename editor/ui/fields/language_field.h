// The field with the language in which the texts below it are shown and written.
#pragma once

#include <functional>
#include <string>

#include <wx/combobox.h>

#include "maps/platform/texts.h"

namespace chartroom::editor {

// Takes a language of its list at once, another one when the user leaves the field: by two letters
// or its English name. Anything else is refused: the field says why and keeps the focus, so that
// nobody writes on in the language before.
class LanguageField : public wxComboBox {
 public:
  struct Events {
    std::function<void()> leaving;  // before another language is taken
    std::function<void()> chosen;   // after it
    // Says why a text is no language; "" once it is one.
    std::function<void(const wxString& why)> refused;
  };
  LanguageField(wxWindow* parent, const wxString& name, const wxString& tip, Events events);

  // Returns two lowercase letters.
  const std::string& language() const { return language_; }
  // Begins with texts of another document. A language that the user chose stays; else it is the
  // window's if there is a text in it, else English.
  void begin(const Texts& texts);
  // Adds the languages of the texts to the list.
  void list(const Texts& texts);

 private:
  void take(const std::string& language);
  // Takes the text, or refuses it, after the user has left the field.
  void take_left();
  void refuse(const wxString& why);

  Events events_;
  std::string language_ = "en";
  bool is_chosen_ = false;
  wxString refusal_;  // why the text is no language; "" if it is one
};

}  // namespace chartroom::editor
