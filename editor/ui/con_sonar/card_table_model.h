// The cells of a table of cards, a row for each card of the deck.
#pragma once

#include <functional>
#include <span>
#include <vector>

#include <wx/dataview.h>

#include "editor/model/con_sonar/deck_edit.h"

namespace chartroom::editor {

// Returns the columns of a kind of cards.
std::span<const CardColumn> columns_of(CardKind kind);

class CardTableModel : public wxDataViewIndexListModel {
 public:
  // Columns of the model: the card's name, then its cells.
  static constexpr unsigned kCard = 0;
  static constexpr unsigned kFirstCell = 1;
  static unsigned model_column(CardColumn column) {
    return kFirstCell + static_cast<unsigned>(column);
  }

  // `edited` takes the value that the user chose in a cell.
  using Edited = std::function<void(std::size_t card, CardColumn column, int value)>;
  CardTableModel(CardKind kind, Edited edited) : kind_(kind), edited_(std::move(edited)) {}

  // True if cells of that deck have other choices than those of the shown deck.
  bool has_other_choices(const con_sonar::Deck& deck) const;
  // Shows the deck, and tells the control which rows have changed.
  void show(const con_sonar::Deck& deck);
  void highlight(const std::vector<std::size_t>& cards);

  void GetValueByRow(wxVariant& value, unsigned row, unsigned column) const override;
  bool SetValueByRow(const wxVariant& value, unsigned row, unsigned column) override;
  bool GetAttrByRow(unsigned row, unsigned column, wxDataViewItemAttr& look) const override;
  // Compares numbers by size, names by their order in the deck.
  int Compare(const wxDataViewItem& a, const wxDataViewItem& b, unsigned column,
              bool ascending) const override;

 private:
  static CardColumn cell_column(unsigned column) {
    return static_cast<CardColumn>(column - kFirstCell);
  }

  CardKind kind_;
  Edited edited_;
  con_sonar::Deck deck_;
  std::vector<std::string> names_;
  std::vector<wxBitmapBundle> patches_;  // icons by nation
  std::vector<bool> highlighted_;
};

}  // namespace chartroom::editor
