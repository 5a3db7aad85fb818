// The fleet cards, or the torpedo cards, of a deck as a table whose cells are edited in place.
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
  // Cards that stand out; none: no card does.
  void light(const std::vector<std::size_t>& cards);
  // Places in the deck, in rising order.
  std::vector<std::size_t> selected() const;
  // Only that card, and brings it into sight.
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
  // Where the table has not room for its columns, each has its share of it.
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
  int card_width_ = 0;    // that the first column was last given, in pixels
  int layouts_left_ = 0;  // for it to have that
};

}  // namespace chartroom::editor
