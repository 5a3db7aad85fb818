#include "validator/con_sonar/comparison/deck_comparison.h"

#include <fmt/core.h>

#include "maps/con_sonar/deck_file.h"
#include "maps/platform/contract.h"
#include "maps/platform/shown_text.h"

namespace chartroom::con_sonar {
namespace {

Deck deck_of(const reports::ReportedFile& file) {
  ParseResult<DeckFile> read = parse_deck(file.text, file.path);
  CHARTROOM_EXPECTS(read.value.has_value());
  return std::move(read.value->deck);
}

std::string cards_text(const char* what, const std::vector<CardChange>& changes) {
  std::string text;
  for (const CardChange& one : changes) {
    const std::string card = !one.before  ? "+ " + *one.after
                             : !one.after ? "- " + *one.before
                                          : *one.before + " -> " + *one.after;
    text += fmt::format("{}: {}\n", what, card);
  }
  return text;
}

void write_cards(json::Writer& json, std::string_view key, const std::vector<CardChange>& changes) {
  json.key(key).begin_array();
  for (const CardChange& one : changes) {
    json.begin_object();
    checks::write_optional(json, "before", one.before);
    checks::write_optional(json, "after", one.after);
    json.end_object();
  }
  json.end_array();
}

void write_side(json::Writer& json, std::string_view key, const std::string& path,
                const std::string& id) {
  json.key(key).begin_object().member("path", path).member("id", id).end_object();
}

}  // namespace

DeckComparison compare_decks(const reports::Report& before, const reports::Report& after) {
  const Deck old_deck = deck_of(before.files.at(0));
  const Deck new_deck = deck_of(after.files.at(0));
  return {checks::compare_reports(before, after), old_deck.id, new_deck.id,
          difference(old_deck, new_deck)};
}

std::string comparison_text(const DeckComparison& c) {
  std::string text = fmt::format("{} -> {}\n", shown(c.before_path), shown(c.after_path));
  if (c.same() && c.gained.empty() && c.lost.empty()) return text + "the same deck\n";
  text += cards_text("fleet", c.difference.fleet) + cards_text("torpedoes", c.difference.torpedoes);
  for (const ValueChange& one : c.difference.values) text += checks::value_change_text(one);
  return text + checks::meaning_text(c);
}

std::string comparison_json(const DeckComparison& c) {
  json::Writer json;
  json.begin_object().member("format", "chartroom-diff").member("version", 1);
  write_side(json, "before", c.before_path, c.before_id);
  write_side(json, "after", c.after_path, c.after_id);
  json.member("same", c.same());
  write_cards(json, "fleet", c.difference.fleet);
  write_cards(json, "torpedoes", c.difference.torpedoes);
  checks::write_values(json, c.difference.values);
  checks::write_meaning(json, c);
  return json.end_object().text();
}

}  // namespace chartroom::con_sonar
