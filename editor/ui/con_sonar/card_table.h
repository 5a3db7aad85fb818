// A deck's fleet or torpedo cards as a table with editable cells.
#pragma once

#include <functional>
#include <memory>
#include <vector>

#include <wx/button.h>
#include <wx/dataview.h>
#include <wx/panel.h>
#include <wx/stattext.h>

#include "editor/model/con_sonar/deck_edit.h"

namespace chartroom::editor {

class CardTableModel;

class CardTable : public wxPanel {
 public:
  struct Events {
    std::function<void(std::size_t card, CardColumn column, int value)> edited;
    std::function<void()> selected;
    std::function<void()> add;
    std::function<void()> duplicate;
    std::function<void()> remove;
  };
  CardTable(wxWindow* parent, CardKind kind, Events events);
  ~CardTable() override;

  void show(const con_sonar::Deck& deck);
  // Highlights these cards only.
  void highlight(const std::vector<std::size_t>& cards);
  // Returns the selected cards' places in the deck, in rising order.
  std::vector<std::size_t> selected() const;
  // Selects only this card and scrolls to it.
  void select(std::size_t card);
  void select_none();
  // Returns the width that all buttons need; the title may be cut off.
  int least_width() const;
  // Closes a cell that is being edited.
  void finish_edit();
  wxDataViewCtrl& list() { return *list_; }

 private:
  wxSizer* make_head(const Events& events);
  void make_columns(const con_sonar::Deck& deck);
  // Shrinks all columns in proportion if the table is too narrow for them.
  void fit_columns();
  void on_key(wxKeyEvent& event);

  CardKind kind_;
  Events events_;
  wxSizer* head_ = nullptr;
  wxStaticText* title_ = nullptr;
  wxButton* duplicate_ = nullptr;
  wxButton* remove_ = nullptr;
  wxDataViewCtrl* list_ = nullptr;
  wxObjectDataPtr<CardTableModel> model_;
  bool editing_ = false;
  bool showing_ = false;
  bool narrow_ = false;
  int card_width_ = 0;    // the width last set for the first column, in pixels
  int layouts_left_ = 0;  // layouts left for GTK to apply it
};

}  // namespace chartroom::editor
