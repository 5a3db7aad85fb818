#include "editor/ui/con_sonar/card_table_model.h"

#include <array>
#include <utility>

#include "editor/ui/con_sonar/deck_texts.h"
#include "editor/ui/toolkit/ui_texts.h"

namespace chartroom::editor {
namespace {

constexpr std::array kCardColumns{CardColumn::nation, CardColumn::symbol, CardColumn::value,
                                  CardColumn::leads_to};

}  // namespace

std::span<const CardColumn> columns_of(CardKind kind) {
  return std::span(kCardColumns)
      .first(kind == CardKind::fleet ? kCardColumns.size() : kCardColumns.size() - 1);
}

bool CardTableModel::has_other_choices(const con_sonar::Deck& deck) const {
  return deck.nations != deck_.nations || deck.symbols != deck_.symbols;
}

void CardTableModel::show(const con_sonar::Deck& deck) {
  const bool other_choices = has_other_choices(deck);
  if (other_choices) {
    patches_.clear();
    for (const con_sonar::Nation& nation : deck.nations) {
      patches_.push_back(colour_patch(nation.colour));
    }
  }
  deck_ = deck;
  const std::vector<std::string> names = std::exchange(
      names_, kind_ == CardKind::fleet ? fleet_card_names(deck) : torpedo_card_names(deck));
  highlighted_.resize(names_.size());
  if (names.size() != names_.size()) return Reset(static_cast<unsigned>(names_.size()));
  for (unsigned row = 0; row < GetCount(); ++row) RowChanged(row);
}

void CardTableModel::highlight(const std::vector<std::size_t>& cards) {
  std::vector<bool> highlighted(names_.size());
  for (const std::size_t card : cards) highlighted.at(card) = true;
  const std::vector<bool> before = std::exchange(highlighted_, highlighted);
  for (unsigned row = 0; row < GetCount(); ++row) {
    if (before[row] != highlighted_[row]) RowChanged(row);
  }
}

void CardTableModel::GetValueByRow(wxVariant& value, unsigned row, unsigned column) const {
  if (column == kCard) {
    const int nation = cell(deck_, kind_, row, CardColumn::nation);
    value << wxDataViewIconText(to_wx(names_[row]), patches_[static_cast<std::size_t>(nation)]);
    return;
  }
  const CardColumn of = cell_column(column);
  value = cell_text(deck_, kind_, of, cell(deck_, kind_, row, of));
}

bool CardTableModel::SetValueByRow(const wxVariant& value, unsigned row, unsigned column) {
  if (column == kCard) return false;
  const CardColumn of = cell_column(column);
  for (const int choice : choices(deck_, kind_, of)) {
    if (cell_text(deck_, kind_, of, choice) != value.GetString()) continue;
    edited_(row, of, choice);
    return true;
  }
  return false;
}

bool CardTableModel::GetAttrByRow(unsigned row, unsigned column, wxDataViewItemAttr& look) const {
  if (column != kCard || !highlighted_[row]) return false;
  look.SetBold(true);
  return true;
}

int CardTableModel::Compare(const wxDataViewItem& a, const wxDataViewItem& b, unsigned column,
                            bool ascending) const {
  const unsigned first = GetRow(a);
  const unsigned second = GetRow(b);
  const auto order = [&](auto x, auto y) { return x < y ? -1 : x > y ? 1 : 0; };
  int result = 0;
  if (column != kCard) {
    const CardColumn of = cell_column(column);
    result = order(cell(deck_, kind_, first, of), cell(deck_, kind_, second, of));
  }
  if (result == 0) result = order(first, second);
  return ascending ? result : -result;
}

}  // namespace chartroom::editor
