#include "maps/con_sonar/deck_validation.h"

#include <fmt/core.h>

#include <algorithm>
#include <cstdint>
#include <set>

namespace chartroom::con_sonar {
namespace {

// Words that begin a line of a game record, or stand there in place of a nation.
constexpr std::array<std::string_view, 7> kReserved{"own",  "none",     "deal",          "reveal",
                                                    "deck", "admirals", "chartroom-game"};

bool is_id(std::string_view text) {
  return !text.empty() && text.size() <= 32 && text.front() >= 'a' && text.front() <= 'z' &&
         text.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-") == text.npos &&
         std::find(kReserved.begin(), kReserved.end(), text) == kReserved.end();
}

bool is_colour(std::string_view text) {
  return text.size() == 7 && text[0] == '#' &&
         text.find_first_not_of("0123456789abcdefABCDEF", 1) == text.npos;
}

std::string in_small_letters(std::string text) {
  for (char& c : text) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  return text;
}

template <class T>
void validate_count(const json::Field<json::List<T>>& list, std::size_t fewest, std::size_t most,
                    json::ErrorList& errors) {
  if (!list.value || (list.value->size() >= fewest && list.value->size() <= most)) return;
  errors.add(list.at->position, list.at->pointer(),
             message("{} must have {} to {} elements, not {}", label(*list.at), fewest, most,
                     list.value->size()));
}

int validate_or(const NumberField& field, int lowest, int highest, int standard,
                json::ErrorList& errors) {
  return validate_number(field, lowest, highest, errors).value_or(standard);
}

std::string validate_id(const TextField& id, std::set<std::string>& seen, json::ErrorList& errors) {
  if (!id.value) return {};
  if (!is_id(*id.value)) {
    add_field_error(*id.at,
                    message("1 to 32 lowercase letters, digits and hyphens that begin with a "
                            "letter and are not a word of game records"),
                    errors);
  } else if (!seen.insert(*id.value).second) {
    add_duplicate_error(*id.at, errors);
  }
  return *id.value;
}

std::string validate_colour(const TextField& colour, std::set<std::string>& seen,
                            json::ErrorList& errors) {
  if (!colour.value) return {};
  const std::string value = in_small_letters(*colour.value);
  if (!is_colour(value)) {
    add_field_error(*colour.at, message("# and six hexadecimal digits, such as #b23a48"), errors);
  } else if (!seen.insert(value).second) {
    add_duplicate_error(*colour.at, errors);
  }
  return value;
}

Ladder validate_ladder(const json::Field<LadderDocument>& field, json::ErrorList& errors) {
  if (!field.value) return {};
  Ladder ladder;
  ladder.steps = validate_or(field.value->steps, 3, kMaxSteps, kMaxSteps, errors);
  ladder.starts.clear();
  validate_count(field.value->starts, 1, kMaxStarts, errors);
  for (const NumberField& start : field.value->starts.value.value_or(json::List<std::int64_t>{})) {
    ladder.starts.push_back(validate_or(start, 1, ladder.steps, 1, errors));
  }
  return ladder;
}

std::vector<Symbol> validate_symbols(const json::Field<json::List<SymbolDocument>>& list,
                                     json::ErrorList& errors) {
  validate_count(list, 2, kMaxSymbols, errors);
  std::vector<Symbol> result;
  std::set<std::string> ids;
  for (const auto& symbol : list.value.value_or(json::List<SymbolDocument>{})) {
    if (!symbol.value) continue;
    result.push_back(
        {validate_id(symbol.value->id, ids, errors), validate_name(symbol.value->name, errors)});
  }
  return result;
}

std::vector<Nation> validate_nations(const json::Field<json::List<NationDocument>>& list,
                                     json::ErrorList& errors) {
  validate_count(list, 2, kMaxNations, errors);
  std::vector<Nation> result;
  std::set<std::string> ids;
  std::set<std::string> colours;
  for (const auto& nation : list.value.value_or(json::List<NationDocument>{})) {
    if (!nation.value) continue;
    result.push_back({validate_id(nation.value->id, ids, errors),
                      validate_name(nation.value->name, errors),
                      validate_colour(nation.value->colour, colours, errors)});
  }
  return result;
}

int validate_nation(const TextField& id, const Deck& deck, json::ErrorList& errors) {
  if (!id.value) return 0;
  const std::optional<int> nation = deck.nation(*id.value);
  if (!nation) add_field_error(*id.at, message("the id of one of the nations"), errors);
  return nation.value_or(0);
}

int validate_symbol(const TextField& id, const Deck& deck, json::ErrorList& errors) {
  if (!id.value) return 0;
  const std::optional<int> symbol = deck.symbol(*id.value);
  if (!symbol) add_field_error(*id.at, message("the id of one of the symbols"), errors);
  return symbol.value_or(0);
}

int validate_effect(const NumberField& field, json::ErrorList& errors) {
  if (field.value && *field.value == 0) {
    add_field_error(*field.at,
                    message("a nonzero whole number from {} to {}", -kMaxEffect, kMaxEffect),
                    errors);
    return 1;
  }
  return validate_or(field, -kMaxEffect, kMaxEffect, 1, errors);
}

void validate_fleet(const json::Field<json::List<FleetDocument>>& list, Deck& deck,
                    json::ErrorList& errors) {
  validate_count(list, 1, kMaxFleetCards, errors);
  for (const auto& card : list.value.value_or(json::List<FleetDocument>{})) {
    if (!card.value) continue;
    deck.fleet.push_back({validate_nation(card.value->nation, deck, errors),
                          validate_symbol(card.value->symbol, deck, errors),
                          validate_effect(card.value->effect, errors),
                          validate_symbol(card.value->leads_to, deck, errors)});
  }
}

void validate_torpedoes(const json::Field<json::List<TorpedoDocument>>& list, Deck& deck,
                        json::ErrorList& errors) {
  validate_count(list, 1, kMaxTorpedoCards, errors);
  for (const auto& card : list.value.value_or(json::List<TorpedoDocument>{})) {
    if (!card.value) continue;
    deck.torpedoes.push_back({validate_nation(card.value->nation, deck, errors),
                              validate_symbol(card.value->symbol, deck, errors),
                              validate_or(card.value->torpedoes, 1, kMaxTorpedoes, 1, errors)});
  }
}

ScoreValues validate_score(const json::Field<ScoreDocument>& field, json::ErrorList& errors) {
  ScoreValues score;
  if (!field.value) return score;
  const auto validate = [&](const NumberField& number, int& value) {
    value = validate_or(number, -9, 9, value, errors);
  };
  validate(field.value->submarine, score.submarine);
  validate(field.value->torpedo_card, score.torpedo_card);
  validate(field.value->survivor, score.survivor);
  validate(field.value->pair, score.pair);
  validate(field.value->set_of_four, score.set_of_four);
  return score;
}

void refuse_lack(const OptionDocument& option, const json::Value& at, json::ErrorList& errors) {
  const auto refuse = [&](const json::Value* member, const char* name) {
    if (member != nullptr) return;
    errors.add(
        at.position, at.pointer(),
        message("missing member {} in {} (a move needs it)", json::in_quotes(name), label(at)));
  };
  refuse(option.nation.at, "nation");
  refuse(option.effect.at, "effect");
}

void refuse_excess(const json::Value* member, json::ErrorList& errors) {
  if (member == nullptr) return;
  errors.add(member->key_position, member->pointer(),
             message("{} is allowed only where the result is a move", label(*member)));
}

SonarOption validate_option(const json::Field<OptionDocument>& field, const Deck& deck,
                            json::ErrorList& errors) {
  const OptionDocument& document = *field.value;
  SonarOption option;
  option.weight = validate_or(document.weight, 1, 1000, 1, errors);
  if (!document.result.value) return option;
  const std::optional<SonarResult> result = parse_sonar_result(*document.result.value);
  if (!result) {
    add_field_error(*document.result.at,
                    message("move, friendly-fire, run-aground, reinforcements, perfect-storm, "
                            "special-delivery or revealed-plans"),
                    errors);
    return option;
  }
  option.result = *result;
  if (*result != SonarResult::move) {
    refuse_excess(document.nation.at, errors);
    refuse_excess(document.effect.at, errors);
    return option;
  }
  refuse_lack(document, *field.at, errors);
  if (document.nation.value != "own")
    option.nation = validate_nation(document.nation, deck, errors);
  option.effect = validate_effect(document.effect, errors);
  return option;
}

std::vector<SonarOption> validate_level(const json::Field<json::List<OptionDocument>>& list,
                                        const Deck& deck, json::ErrorList& errors) {
  std::vector<SonarOption> result;
  for (const auto& option : list.value.value_or(json::List<OptionDocument>{})) {
    if (option.value) result.push_back(validate_option(option, deck, errors));
  }
  return result;
}

// Requires that a game is not over before it begins.
Variant validate_variant(const json::Field<VariantDocument>& field, const Deck& deck,
                         json::ErrorList& errors) {
  Variant variant;
  if (!field.value) return variant;
  const auto submarines = static_cast<int>(deck.nations.size() * deck.ladder.starts.size());
  const int most = (submarines > 0 ? submarines : kMaxNations * kMaxStarts) - 1;
  variant.last_submarines = validate_or(field.value->last_submarines, 0, most, 0, errors);
  variant.discard_matched = field.value->discard_matched.value.value_or(false);
  if (const TextField& sets = field.value->sets_of_four; sets.value) {
    if (*sets.value == "once") variant.sets_of_four = SetsOfFour::once;
    if (*sets.value != "once" && *sets.value != "each") {
      add_field_error(*sets.at, message("each or once"), errors);
    }
  }
  return variant;
}

}  // namespace

Deck validated_deck(const DeckDocument& document, json::ErrorList& errors) {
  Deck deck;
  take_header(document, deck, errors);
  deck.notes = validate_texts(document.notes, errors);
  deck.ladder = validate_ladder(document.ladder, errors);
  deck.die = validate_or(document.die, 2, kMaxDie, deck.die, errors);
  deck.hand = validate_or(document.hand, 1, kMaxHand, deck.hand, errors);
  deck.face_up = validate_or(document.face_up, 1, kMaxFaceUp, deck.face_up, errors);
  deck.symbols = validate_symbols(document.symbols, errors);
  deck.nations = validate_nations(document.nations, errors);
  validate_fleet(document.fleet, deck, errors);
  validate_torpedoes(document.torpedoes, deck, errors);
  deck.score = validate_score(document.score, errors);
  if (document.sonar.value) {
    deck.sonar.level_2 = validate_level(document.sonar.value->level_2, deck, errors);
    deck.sonar.level_1 = validate_level(document.sonar.value->level_1, deck, errors);
  }
  deck.variant = validate_variant(document.variant, deck, errors);
  return deck;
}

}  // namespace chartroom::con_sonar
