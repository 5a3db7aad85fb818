#include "maps/con_sonar/deck_file.h"

#include <cstdint>

#include "maps/con_sonar/deck_members.h"
#include "maps/con_sonar/deck_validation.h"
#include "maps/platform/safe_file.h"

namespace chartroom::con_sonar {
namespace {

constexpr const char* kFormat = "chartroom-deck";

NumberField number(int value) { return field_of(std::int64_t{value}); }

template <class Element, class Make>
auto documents_of(const std::vector<Element>& elements, Make make) {
  json::List<decltype(make(elements.front()))> list;
  for (const Element& element : elements) list.push_back(field_of(make(element)));
  return field_of(std::move(list));
}

LadderDocument document_of(const Ladder& ladder) {
  return {number(ladder.steps),
          documents_of(ladder.starts, [](int start) { return std::int64_t{start}; })};
}

ScoreDocument document_of(const ScoreValues& score) {
  return {number(score.submarine), number(score.torpedo_card), number(score.survivor),
          number(score.pair), number(score.set_of_four)};
}

json::Field<json::List<OptionDocument>> field_of_level(const std::vector<SonarOption>& options,
                                                       const Deck& deck) {
  if (options.empty()) return {};
  return documents_of(options, [&](const SonarOption& option) {
    OptionDocument document;
    document.result = field_of(std::string(to_string(option.result)));
    document.weight = number(option.weight);
    if (option.result != SonarResult::move) return document;
    document.nation =
        field_of(option.nation == kOwnNation ? "own" : deck.nations[option.nation].id);
    document.effect = number(option.effect);
    return document;
  });
}

json::Field<SonarDocument> field_of_sonar(const Deck& deck) {
  if (deck.sonar == Sonar{}) return {};
  return field_of(SonarDocument{field_of_level(deck.sonar.level_2, deck),
                                field_of_level(deck.sonar.level_1, deck)});
}

json::Field<VariantDocument> field_of_variant(const Variant& variant) {
  if (variant == Variant{}) return {};
  return field_of(VariantDocument{
      number(variant.last_submarines),
      field_of(std::string(variant.sets_of_four == SetsOfFour::once ? "once" : "each")),
      field_of(variant.discard_matched)});
}

void put_cards(const Deck& deck, DeckDocument& document) {
  document.fleet = documents_of(deck.fleet, [&](const FleetCard& card) {
    return FleetDocument{field_of(deck.nations[card.nation].id),
                         field_of(deck.symbols[card.symbol].id), number(card.effect),
                         field_of(deck.symbols[card.leads_to].id)};
  });
  document.torpedoes = documents_of(deck.torpedoes, [&](const TorpedoCard& card) {
    return TorpedoDocument{field_of(deck.nations[card.nation].id),
                           field_of(deck.symbols[card.symbol].id), number(card.torpedoes)};
  });
}

}  // namespace

ParseResult<DeckFile> parse_deck(std::string_view bytes, const std::string& path) {
  json::ErrorList errors(path);
  json::Tree tree(bytes);
  const auto document = json::read_document<DeckDocument>(tree, kFormat, errors);
  if (!document) return {{}, errors.sorted()};
  Deck deck = validated_deck(*document, errors);
  if (!errors.empty()) return {{}, errors.sorted()};
  const bool canonical =
      json::with_schema(to_canonical_json(deck), document->schema.value.value_or("")) == bytes;
  return {DeckFile{path, std::move(deck), source_index(tree), canonical}, {}};
}

ParseResult<DeckFile> load_deck(const std::string& path) {
  const ParseResult<std::string> bytes = read_file(path);
  if (!bytes) return {{}, bytes.errors};
  return parse_deck(*bytes.value, path);
}

std::string to_canonical_json(const Deck& deck) {
  DeckDocument document;
  static_cast<HeaderDocument&>(document) = header_of(deck, kFormat);
  if (!deck.notes.empty()) document.notes = field_of_texts(deck.notes);
  document.ladder = field_of(document_of(deck.ladder));
  document.die = number(deck.die);
  document.hand = number(deck.hand);
  document.face_up = number(deck.face_up);
  document.symbols = documents_of(deck.symbols, [](const Symbol& symbol) {
    return SymbolDocument{field_of(symbol.id), field_of_texts(symbol.name)};
  });
  document.nations = documents_of(deck.nations, [](const Nation& nation) {
    return NationDocument{field_of(nation.id), field_of_texts(nation.name),
                          field_of(nation.colour)};
  });
  put_cards(deck, document);
  document.score = field_of(document_of(deck.score));
  document.sonar = field_of_sonar(deck);
  document.variant = field_of_variant(deck.variant);
  return json::OutputArchive().write_document(document);
}

}  // namespace chartroom::con_sonar
