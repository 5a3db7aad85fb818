// Sheets of a deck as files: one PDF for all, or one SVG or PNG per page; and single cards.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "exporters/con_sonar/cards/card.h"
#include "exporters/con_sonar/sheets/deck_sheet.h"
#include "exporters/page/files/printed_files.h"

namespace chartroom::exporters {

inline constexpr int kDeckDotsPerInch = 300;
// The bleed of single cards: an eighth of an inch, so that a card has 825 by 1125 dots.
inline constexpr double kShopBleed = 3.175;

// Draws one page of a sheet, in millimeters from the top left of the paper, corrected for the
// printer's scale. The frame stays in the middle, which a scaling printer does not move.
void draw_page(const Canvas& canvas, const DeckSheet& sheet, int page, const DeckContext& context,
               const PageSettings& settings);

// Returns the bytes of a file. Equal decks, sheets and settings give equal bytes. A PDF has the
// date of SOURCE_DATE_EPOCH, or none if that is unset. Throws Cairo's errors (memory, fonts) as a
// FileException that names the deck.
std::string pdf_document(const con_sonar::Deck& deck, std::span<const DeckSheet* const> sheets,
                         const DeckPrintSettings& settings);

// One page of a sheet, or one card with its bleed, as "svg" or "png".
std::string deck_page(const con_sonar::Deck& deck, const DeckSheet& sheet, int page,
                      const DeckPrintSettings& settings, std::string_view format);

// A single card: its kind and index in the deck, or the back of the kind.
struct SingleCard {
  CardKind kind = CardKind::fleet;
  int card = 0;
  bool back = false;
  std::string name;  // in file names: "fleet-07", "torpedo-back"
};
std::vector<SingleCard> single_cards(const con_sonar::Deck& deck);
std::string single_card(const con_sonar::Deck& deck, const SingleCard& card,
                        const DeckPrintSettings& settings, std::string_view format);

// Writes the sheets into the folder: "con-sonar-a4.pdf", or "con-sonar-ladder.svg" and so on; names
// include unusual settings. Returns the paths, in order. Throws FileException, and writes nothing
// if it must keep a file.
std::vector<std::string> write_deck_sheets(const con_sonar::Deck& deck,
                                           std::span<const DeckSheet* const> sheets,
                                           const DeckPrintSettings& settings,
                                           std::string_view format, const std::string& folder,
                                           Existing existing = Existing::keep);
// The names of the files that write_deck_sheets writes, in order.
std::vector<std::string> names_of_files(const con_sonar::Deck& deck,
                                        std::span<const DeckSheet* const> sheets,
                                        const DeckPrintSettings& settings, std::string_view format);
// Writes each single card as "svg" or "png": "con-sonar-fleet-07.png".
std::vector<std::string> write_single_cards(const con_sonar::Deck& deck,
                                            const DeckPrintSettings& settings,
                                            std::string_view format, const std::string& folder,
                                            Existing existing = Existing::keep);

}  // namespace chartroom::exporters
