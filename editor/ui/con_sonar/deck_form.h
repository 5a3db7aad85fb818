// Labelled fields of a deck, one below the other.
#pragma once

#include <functional>
#include <vector>

#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/scrolwin.h>
#include <wx/sizer.h>
#include <wx/spinctrl.h>
#include <wx/textctrl.h>

#include "editor/ui/con_sonar/deck_page.h"
#include "editor/ui/pages/language_field.h"

namespace chartroom::editor {

// Every edit is a step of the history; typing in one field, from coming to leaving it, is one. What
// the deck cannot be stays in the field as it is typed, until the field is left; then it is said.
class DeckForm : public wxScrolledWindow {
 public:
  // `page` is asked whenever a field is used.
  DeckForm(wxWindow* parent, std::function<DeckPage*()> page);

  using TextOf = std::function<std::string(const con_sonar::Deck&)>;
  // Gives the deck with the text; nothing where the text says no value yet.
  using WithText =
      std::function<std::optional<con_sonar::Deck>(con_sonar::Deck, const std::string&)>;
  wxTextCtrl* add_text(const wxString& name, TextOf text, WithText with, StepLabel label,
                       long style = 0);

  // A number within the deck, by reference.
  using NumberIn = std::function<int&(con_sonar::Deck&)>;
  wxSpinCtrl* add_number(const wxString& name, int lowest, int highest, NumberIn number,
                         StepLabel label);
  // One of several texts, by its place among them.
  struct Choice {
    std::function<int(const con_sonar::Deck&)> of;
    std::function<void(con_sonar::Deck&, int)> set;
  };
  wxChoice* add_choice(const wxString& name, const wxArrayString& texts, Choice choice,
                       StepLabel label);
  // In which language texts of the form are shown and written; `chosen` comes after another.
  LanguageField* add_language(std::function<void()> chosen);
  // A field that somebody else fills.
  void add_row(const wxString& name, wxWindow* field);

  // Shows the deck of the page in all fields but the one that is typed into.
  void update();
  // Call before the fields are about another thing.
  void end_typing();

 private:
  struct Field {
    wxWindow* control;
    std::function<void(const con_sonar::Deck&)> show;
  };
  void on_text(wxTextCtrl* control, const WithText& with, StepLabel label);
  // Makes the change a step of the page's deck, if it is one.
  void change(const std::function<void(con_sonar::Deck&)>& change, StepLabel label);

  std::function<DeckPage*()> page_;
  wxFlexGridSizer* grid_;
  std::vector<Field> fields_;
  MergeKey typing_ = 0;
  std::vector<FileError> refused_;  // what keeps the deck from being as it is typed
};

}  // namespace chartroom::editor
