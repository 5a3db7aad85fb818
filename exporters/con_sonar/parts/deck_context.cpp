#include "exporters/con_sonar/parts/deck_context.h"

#include "exporters/con_sonar/parts/deck_texts.h"
#include "maps/con_sonar/deck_file.h"
#include "maps/platform/hash.h"

namespace chartroom::exporters {

namespace {

constexpr std::array<std::string_view, kAllBacks.size()> kBacksNames{"duplex", "gutterfold",
                                                                     "none"};

}  // namespace

std::string_view to_string(Backs backs) { return kBacksNames[static_cast<std::size_t>(backs)]; }

std::optional<Backs> parse_backs(std::string_view text) {
  for (const Backs backs : kAllBacks) {
    if (to_string(backs) == text) return backs;
  }
  return std::nullopt;
}

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
