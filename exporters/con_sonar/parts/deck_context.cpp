#include "exporters/con_sonar/parts/deck_context.h"

#include "exporters/con_sonar/parts/deck_sheet_texts.h"
#include "maps/con_sonar/deck_file.h"
#include "maps/platform/hash.h"

namespace chartroom::exporters {

std::string DeckContext::symbol_name(int symbol) const {
  return name(deck.symbols[static_cast<std::size_t>(symbol)].name);
}

std::string DeckContext::nation_name(int nation) const {
  return name(deck.nations[static_cast<std::size_t>(nation)].name);
}

NationColours DeckContext::nation(int nation) const {
  return nation_colours(deck.nations[static_cast<std::size_t>(nation)], look);
}

DeckContext deck_context(const con_sonar::Deck& deck, const DeckPrintSettings& settings) {
  return {.deck = deck,
          .tr = deck_translator(settings.language),
          .language = settings.language,
          .set = deck_set(deck),
          .paper = paper_size(settings.page),
          .frame = frame_size(settings.page),
          .gutter = settings.page.bleed,
          .backs = settings.backs,
          .look = settings.look,
          .colours = deck_colours(settings.look),
          .sprites = symbol_sprites(deck)};
}

SheetSet deck_set(const con_sonar::Deck& deck) {
  return {deck.id, deck.revision, set_code(fnv1a(to_canonical_json(deck)))};
}

}  // namespace chartroom::exporters
