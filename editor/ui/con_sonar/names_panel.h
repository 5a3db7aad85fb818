// A deck's nations or symbols: their order, names, ids, and nations' colors.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include <wx/clrpicker.h>
#include <wx/dataview.h>

#include "editor/ui/con_sonar/deck_form.h"
#include "editor/ui/fields/language_field.h"
#include "editor/ui/pages/side_panel.h"

namespace chartroom::editor {

enum class NamedKind : std::uint8_t { nations, symbols };

class NamesPanel : public PanelOf<DeckPage> {
 public:
  NamesPanel(wxWindow* parent, NamedKind kind);
  void update() override;
  void SetFocus() override { list_->SetFocus(); }
  void go_to(std::size_t place);

 protected:
  void on_other_document() override;

 private:
  bool nations() const { return kind_ == NamedKind::nations; }
  std::size_t count() const;
  // Returns the place of the chosen nation or symbol, always a valid one.
  std::size_t chosen() const;
  // Returns the place of one added since the list was shown; else of the chosen one.
  std::size_t place_to_show() const;
  std::vector<std::string> ids() const;
  Texts& name_in(con_sonar::Deck& deck) const;
  std::string& id_in(con_sonar::Deck& deck) const;
  void add_buttons(wxSizer& sizer);
  void add_fields();
  void add_colour();
  void add();
  void remove();
  void show_lost_cards(std::size_t fleet, std::size_t torpedoes);
  void move(int by);
  void show_list();
  void show_chosen();

  NamedKind kind_;
  wxDataViewListCtrl* list_;
  DeckForm* form_;
  wxColourPickerCtrl* colour_ = nullptr;
  LanguageField* language_ = nullptr;
  std::vector<std::string> shown_;  // ids, in the order of the list; empty before a deck is shown
  bool filling_ = false;
};

}  // namespace chartroom::editor
