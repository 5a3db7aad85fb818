// The field that says in which language the texts below it are shown and written.
#pragma once

#include <functional>
#include <string>

#include <wx/combobox.h>

#include "maps/platform/texts.h"

namespace chartroom::editor {

// One of its list is taken at once, another by two letters or its English name when the field is
// left. From then on the field says the language that holds, whatever was typed.
class LanguageField : public wxComboBox {
 public:
  struct Events {
    std::function<void()> leaving;  // before another language is taken
    std::function<void()> chosen;   // after it
  };
  LanguageField(wxWindow* parent, const wxString& name, const wxString& tip, Events events);

  // Two small letters.
  const std::string& language() const { return language_; }
  // Texts of another document have come. The language that was chosen stays; before that it is
  // the window's where there is a text in it, else English.
  void begin(const Texts& texts);
  // Lists the languages of the texts, too.
  void list(const Texts& texts);

 private:
  void take(const std::string& language);

  Events events_;
  std::string language_ = "en";
  bool is_chosen_ = false;
};

}  // namespace chartroom::editor
