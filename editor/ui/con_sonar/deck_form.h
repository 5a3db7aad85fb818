// Labeled fields of a deck, one below the other.
#pragma once

#include <functional>
#include <vector>

#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/scrolwin.h>
#include <wx/sizer.h>
#include <wx/textctrl.h>

#include "editor/ui/con_sonar/deck_page.h"
#include "editor/ui/fields/language_field.h"
#include "editor/ui/fields/number_field.h"

namespace chartroom::editor {

// Every edit is a step; all typing in a field until it is left is one step. A text that makes the
// deck invalid stays in the field until it is left; then the page says why.
class DeckForm : public wxScrolledWindow {
 public:
  // `page` is asked whenever a field is used.
  DeckForm(wxWindow* parent, std::function<DeckPage*()> page);

  using TextOf = std::function<std::string(const con_sonar::Deck&)>;
  // Returns the deck with the text; nothing if the text is no value yet.
  using WithText =
      std::function<std::optional<con_sonar::Deck>(con_sonar::Deck, const std::string&)>;
  wxTextCtrl* add_text(const wxString& name, TextOf text, WithText with, StepLabel label,
                       long style = 0);

  // Returns a reference to a number in the deck.
  using NumberIn = std::function<int&(con_sonar::Deck&)>;
  NumberField* add_number(const wxString& name, int lowest, int highest, NumberIn number,
                          StepLabel label);
  // Reads and sets a choice by its place among the texts.
  struct Choice {
    std::function<int(const con_sonar::Deck&)> of;
    std::function<void(con_sonar::Deck&, int)> set;
  };
  wxChoice* add_choice(const wxString& name, const wxArrayString& texts, Choice choice,
                       StepLabel label);
  // Adds the field for the language of the form's texts; `chosen` is called after a change.
  LanguageField* add_language(std::function<void()> chosen);
  // Adds a field that the caller fills.
  void add_row(const wxString& name, wxWindow* field);

  // Shows the page's deck in all fields except one with open typing.
  void update();
  // Ends typing. Call before the fields show something else.
  void end_typing();

 private:
  struct Field {
    wxWindow* control;
    std::function<void(const con_sonar::Deck&)> show;
    bool is_typed = true;
  };
  void on_text(wxTextCtrl* control, const WithText& with, StepLabel label);
  // Changes the deck in the step of the present typing.
  void take_typed(con_sonar::Deck next, StepLabel label);
  // Ends typing in the field whenever the user leaves it.
  void end_when_left(wxWindow& field);
  // Applies the change as a step if it changes the page's deck.
  void change(const std::function<void(con_sonar::Deck&)>& change, StepLabel label);

  std::function<DeckPage*()> page_;
  wxFlexGridSizer* grid_;
  std::vector<Field> fields_;
  MergeKey typing_ = 0;
  std::vector<FileError> refused_;  // why the deck cannot take the typed text
};

}  // namespace chartroom::editor
