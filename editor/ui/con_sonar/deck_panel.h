// What belongs to the deck as a whole: its names, ladder, set-up and score.
#pragma once

#include <string>

#include <wx/combobox.h>

#include "editor/ui/con_sonar/deck_form.h"
#include "editor/ui/pages/side_panel.h"

namespace chartroom::editor {

class DeckPanel : public PanelOf<DeckPage> {
 public:
  explicit DeckPanel(wxWindow* parent);
  void update() override { form_->update(); }
  // On the name, which is typed most.
  void SetFocus() override { name_->SetFocus(); }

 private:
  void add_texts();
  void add_text(const wxString& name, std::string con_sonar::Deck::*text);
  void add_set_up();
  void add_score();
  void add_variant();

  DeckForm* form_;
  wxTextCtrl* name_ = nullptr;
  std::string language_ = "en";
};

// Languages that names are often given in, for a field that also takes others.
wxComboBox* language_choice(wxWindow* parent, const std::string& chosen);

}  // namespace chartroom::editor
