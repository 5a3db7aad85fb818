// The field with the language in which the texts below it are shown and written.
#pragma once

#include <functional>
#include <string>

#include <wx/combobox.h>

#include "maps/platform/texts.h"

namespace chartroom::editor {

// Takes a language of its list at once, another one when the user leaves the field: by two letters
// or its English name. The field then shows the language in use, whatever was typed.
class LanguageField : public wxComboBox {
 public:
  struct Events {
    std::function<void()> leaving;  // before another language is taken
    std::function<void()> chosen;   // after it
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

  Events events_;
  std::string language_ = "en";
  bool is_chosen_ = false;
};

}  // namespace chartroom::editor
