#include "exporters/con_sonar/sheets/deck_sheet.h"

#include <algorithm>
#include <array>

namespace chartroom::exporters {

// The table of sheets, in document order.
#define CHARTROOM_DECK_SHEETS(SHEET) \
  SHEET(assembly)                    \
  SHEET(fleet_cards)                 \
  SHEET(torpedo_cards)               \
  SHEET(ladder)                      \
  SHEET(tokens)                      \
  SHEET(score_pad)                   \
  SHEET(rules)                       \
  SHEET(odds)                        \
  SHEET(sonar)

#define CHARTROOM_DECLARED(name) DeckSheet name##_deck_sheet();
CHARTROOM_DECK_SHEETS(CHARTROOM_DECLARED)
#undef CHARTROOM_DECLARED

std::span<const DeckSheet> deck_sheets() {
#define CHARTROOM_LISTED(name) name##_deck_sheet(),
  static const std::array kSheets{CHARTROOM_DECK_SHEETS(CHARTROOM_LISTED)};
#undef CHARTROOM_LISTED
  return kSheets;
}

const DeckSheet* find_deck_sheet(std::string_view name) {
  for (const DeckSheet& sheet : deck_sheets()) {
    if (sheet.name == name) return &sheet;
  }
  return nullptr;
}

bool show_cards(std::span<const DeckSheet* const> sheets) {
  return std::ranges::any_of(sheets, &DeckSheet::cards);
}

}  // namespace chartroom::exporters
