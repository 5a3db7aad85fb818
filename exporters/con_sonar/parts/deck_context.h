// The context from which a deck's prints are drawn: content and appearance.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "exporters/con_sonar/art/palette.h"
#include "exporters/con_sonar/art/sprites.h"
#include "exporters/drawing/canvas.h"
#include "exporters/page/backs.h"
#include "exporters/page/page_settings.h"
#include "exporters/page/sheet_set.h"
#include "maps/con_sonar/deck.h"
#include "maps/platform/translator.h"

namespace chartroom::exporters {

// The looks that decks have.
inline constexpr std::array kDeckLooks{Look::colour, Look::ink_saving};

struct DeckContext {
  const con_sonar::Deck& deck;
  Translator tr;
  std::string language;
  SheetSet set;
  Mm paper;           // upright
  Mm frame;           // in the middle of the paper; sheets are drawn from its top left
  double gutter = 0;  // between cards, filled by their bleed
  Backs backs = Backs::duplex;
  Look look = Look::colour;
  DeckColours colours = {};
  std::vector<PixelArt> sprites = {};  // indexed by symbol

  // Returns the text in the context's language.
  std::string name(const Texts& texts) const { return text_in(texts, language); }
  std::string symbol_name(int symbol) const;
  std::string nation_name(int nation) const;
  NationColours nation(int nation) const;  // indexed as in the deck
  const PixelArt& sprite(int symbol) const { return sprites[static_cast<std::size_t>(symbol)]; }
};

// The settings for printing a deck. Its pages are upright.
struct DeckPrintSettings {
  PageSettings page = {.portrait = true};  // its bleed applies to cards
  std::string language = "en";
  Look look = Look::colour;
  Backs backs = Backs::duplex;
  TextLog* log = nullptr;  // collects problems with texts, if given
};

DeckContext deck_context(const con_sonar::Deck& deck, const DeckPrintSettings& settings);

// Returns the set of a deck's sheets: its code comes from the deck's canonical text.
SheetSet deck_set(const con_sonar::Deck& deck);

}  // namespace chartroom::exporters
