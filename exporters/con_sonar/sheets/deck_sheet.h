// The sheets of a deck: one file each, one table.
//
// A new sheet needs a function `DeckSheet NAME_deck_sheet()` in its own file and a line in the
// table of deck_sheet.cpp. The command line and the tests of all sheets pick it up. Its texts go
// into the catalogs of exporters/con_sonar/po, and its name into exporters/SHEETS.md.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "exporters/con_sonar/parts/deck_context.h"
#include "exporters/drawing/canvas.h"

namespace chartroom::exporters {

struct DeckSheet {
  std::string_view name;  // "torpedo-cards": on the command line and in file names
  std::string (*title)(const Translator& tr);
  // Draws a page, from 0, in millimeters from the top left of the frame.
  void (*draw)(const Canvas& canvas, const DeckContext& context, int page);
  // Returns the number of pages; 0 if the sheet does not apply to the deck.
  int (*pages)(const DeckContext& context);
  bool cards = false;    // shows cards, whose backs and edges the settings choose
  bool on_card = false;  // also cut out of cardstock
};

// Returns every sheet, in document order.
std::span<const DeckSheet> deck_sheets();

// Returns nullptr for an unknown name.
const DeckSheet* find_deck_sheet(std::string_view name);

// True if any of the sheets shows cards. Only cards use backs and bleed.
bool show_cards(std::span<const DeckSheet* const> sheets);

// The `pages` of a sheet with one page for every deck.
inline int one_page(const DeckContext&) { return 1; }

}  // namespace chartroom::exporters
