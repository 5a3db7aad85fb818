// The properties of the whole deck: its names, ladder, set-up and score.
#pragma once

#include <string>

#include "editor/ui/con_sonar/deck_form.h"
#include "editor/ui/fields/language_field.h"
#include "editor/ui/pages/side_panel.h"

namespace chartroom::editor {

class DeckPanel : public PanelOf<DeckPage> {
 public:
  explicit DeckPanel(wxWindow* parent);
  void update() override { form_->update(); }
  // Focuses the name, the field typed most.
  void SetFocus() override { name_->SetFocus(); }

 protected:
  void on_other_document() override { language_->begin(page().deck().name); }

 private:
  void add_texts();
  void add_text(const wxString& name, std::string con_sonar::Deck::*text);
  void add_set_up();
  void add_score();
  void add_variant();

  DeckForm* form_;
  wxTextCtrl* name_ = nullptr;
  LanguageField* language_ = nullptr;  // for the name and the notes
};

}  // namespace chartroom::editor
