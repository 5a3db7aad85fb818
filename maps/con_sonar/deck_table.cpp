#include "maps/con_sonar/deck_table.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>
#include <vector>

#include "maps/platform/shown_text.h"

namespace chartroom::con_sonar {
namespace {

// Returns, for each symbol, the symbols that its cards' arrows name, the most frequent first.
std::vector<std::vector<int>> arrows_of(const Deck& deck) {
  std::vector<std::map<int, int>> counts(deck.symbols.size());
  for (const FleetCard& card : deck.fleet) ++counts[card.symbol][card.leads_to];
  std::vector<std::vector<int>> arrows;
  for (const auto& named : counts) {
    std::vector<int> list;
    for (const auto& [symbol, cards] : named) list.push_back(symbol);
    std::stable_sort(list.begin(), list.end(),
                     [&](int a, int b) { return named.at(a) > named.at(b); });
    arrows.push_back(std::move(list));
  }
  return arrows;
}

// Returns the symbols in the order of their arrows if these form one cycle; otherwise nothing.
std::vector<int> cycle_of(const std::vector<std::vector<int>>& arrows) {
  std::vector<int> cycle{0};
  while (cycle.size() <= arrows.size()) {
    const std::vector<int>& next = arrows[cycle.back()];
    if (next.size() != 1) return {};
    if (next[0] == 0) break;
    cycle.push_back(next[0]);
  }
  return cycle.size() == arrows.size() ? cycle : std::vector<int>{};
}

std::string symbol_list(const Deck& deck, const std::vector<int>& symbols, const char* between) {
  std::string text;
  for (const int symbol : symbols) text += (text.empty() ? "" : between) + deck.symbols[symbol].id;
  return text;
}

std::string cell(const Deck& deck, int nation, int symbol, const std::vector<int>& arrows) {
  std::string text;
  const auto add = [&text](const std::string& card) { text += (text.empty() ? "" : " ") + card; };
  for (const FleetCard& card : deck.fleet) {
    if (card.nation != nation || card.symbol != symbol) continue;
    const bool usual = card.leads_to == arrows[0];
    add(fmt::format("{:+d}{}", card.effect, usual ? "" : ">" + deck.symbols[card.leads_to].id));
  }
  for (const TorpedoCard& card : deck.torpedoes) {
    if (card.nation == nation && card.symbol == symbol) add(fmt::format("*{}", card.torpedoes));
  }
  return text;
}

std::string in_columns(const std::vector<std::vector<std::string>>& rows) {
  std::vector<std::size_t> widths(rows[0].size());
  for (const auto& row : rows) {
    for (std::size_t c = 0; c < row.size(); ++c) widths[c] = std::max(widths[c], row[c].size());
  }
  std::string text;
  for (const auto& row : rows) {
    std::string line;
    for (std::size_t c = 0; c < row.size(); ++c)
      line += fmt::format("{:<{}}", row[c], widths[c] + 2);
    line.erase(line.find_last_not_of(' ') + 1);
    text += line + "\n";
  }
  return text;
}

std::string playing(const Deck& deck) {
  const ScoreValues& score = deck.score;
  std::string text = fmt::format(
      "{} fleet cards, {} torpedo cards (*); hands of {}, {} face up\n"
      "ladder of {} steps, starts {}; die of {}\n"
      "score: submarine {:+d}, torpedo card {:+d}, survivor {:+d}, pair {:+d}, set of four {:+d}\n",
      deck.fleet.size(), deck.torpedoes.size(), deck.hand, deck.face_up, deck.ladder.steps,
      fmt::join(deck.ladder.starts, ", "), deck.die, score.submarine, score.torpedo_card,
      score.survivor, score.pair, score.set_of_four);
  const Sonar& sonar = deck.sonar;
  if (sonar != Sonar{}) {
    text += fmt::format("experimental sonar: {} results at level 2, {} at level 1\n",
                        sonar.level_2.size(), sonar.level_2.size() + sonar.level_1.size());
  }
  if (const Variant& variant = deck.variant; variant != Variant{}) {
    text += fmt::format(
        "variant: ends with {} submarines left, sets of four count {}, matched "
        "torpedo cards {} be discarded\n",
        variant.last_submarines, variant.sets_of_four == SetsOfFour::once ? "once" : "each",
        variant.discard_matched ? "may" : "may not");
  }
  return text;
}

}  // namespace

CardTable card_table(const Deck& deck) {
  const std::vector<std::vector<int>> arrows = arrows_of(deck);
  CardTable rows{{""}};
  for (const Symbol& symbol : deck.symbols) rows[0].push_back(symbol.id);
  for (std::size_t n = 0; n < deck.nations.size(); ++n) {
    rows.push_back({deck.nations[n].id});
    for (std::size_t s = 0; s < deck.symbols.size(); ++s) {
      rows.back().push_back(cell(deck, static_cast<int>(n), static_cast<int>(s), arrows[s]));
    }
  }
  return rows;
}

std::vector<std::string> symbol_ways(const Deck& deck) {
  const std::vector<std::vector<int>> arrows = arrows_of(deck);
  if (std::vector<int> cycle = cycle_of(arrows); !cycle.empty()) {
    cycle.push_back(0);
    return {symbol_list(deck, cycle, " -> ")};
  }
  std::vector<std::string> lines;
  for (std::size_t s = 0; s < arrows.size(); ++s) {
    lines.push_back(
        fmt::format("{} -> {}", deck.symbols[s].id,
                    arrows[s].empty() ? "nothing" : symbol_list(deck, arrows[s], ", ")));
  }
  return lines;
}

std::string deck_text(const Deck& deck) {
  return fmt::format("{} ({})\n\n{}\n{}\n\n{}", shown_in(deck.name, "en"), deck.id,
                     in_columns(card_table(deck)), fmt::join(symbol_ways(deck), "\n"),
                     playing(deck));
}

}  // namespace chartroom::con_sonar
