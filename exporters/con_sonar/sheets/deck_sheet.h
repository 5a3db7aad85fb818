// The sheets of a deck: one file each, one table.
//
// A sheet is a function `DeckSheet NAME_deck_sheet()` in a file of its own and a line in the table
// of deck_sheet.cpp. The command line and the tests of all sheets follow; what it says is put into
// the catalogues of exporters/con_sonar/po, and its name into exporters/SHEETS.md.
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
  // Draws a page, from 0, in millimetres from the top left of the frame.
  void (*draw)(const Canvas& canvas, const DeckContext& context, int page);
  // How many pages it takes; 0 where the deck has nothing for it.
  int (*pages)(const DeckContext& context);
  bool cards = false;    // whether it shows cards, whose backs and edges the settings choose
  bool on_card = false;  // whether it is cut out of card besides
};

// Every sheet, in the order in which a document holds them.
std::span<const DeckSheet> deck_sheets();

// Nothing for a name that no sheet has.
const DeckSheet* find_deck_sheet(std::string_view name);

// Whether any of the sheets shows cards: backs and bleed are for nothing else.
bool show_cards(std::span<const DeckSheet* const> sheets);

// For `pages` of a sheet of one page whatever the deck.
inline int one_page(const DeckContext&) { return 1; }

}  // namespace chartroom::exporters
