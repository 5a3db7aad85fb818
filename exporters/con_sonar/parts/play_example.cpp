#include "exporters/con_sonar/parts/play_example.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "validator/con_sonar/deck_referee.h"

namespace chartroom::exporters {

namespace {

using con_sonar::Deck;
using con_sonar::FleetCard;
using con_sonar::TorpedoCard;

// The steps of every nation's submarines, first at the start, then moved by cards.
class Ladder {
 public:
  explicit Ladder(const Deck& deck)
      : steps_(deck.ladder.steps), submarines_(deck.nations.size(), deck.ladder.starts) {}

  int highest(int nation) const {
    const std::vector<int>& steps = submarines_[static_cast<std::size_t>(nation)];
    return *std::max_element(steps.begin(), steps.end());
  }

  // Moves the nation's highest submarine.
  PlayExample::Move move(int card, const FleetCard& fleet) {
    const int from = highest(fleet.nation);
    const int to = std::clamp(from + fleet.effect, 1, steps_);
    std::vector<int>& steps = submarines_[static_cast<std::size_t>(fleet.nation)];
    *std::find(steps.begin(), steps.end(), from) = to;
    return {card, fleet.nation, from, to};
  }

 private:
  int steps_;
  std::vector<std::vector<int>> submarines_;
};

// Returns one roll that misses, if there is a second torpedo, and one that hits.
std::vector<int> rolls_at(int step, int die, int torpedoes) {
  std::vector<int> rolls;
  if (torpedoes > 1 && step <= die) rolls.push_back(step + (die - step) / 2);
  rolls.push_back(std::min(step - 1, die));
  return rolls;
}

// Rates an example: it is better if its own submarine dives, and the target rises before the shot.
int merit(const Deck& deck, const PlayExample& example) {
  const auto& torpedo = deck.torpedoes[static_cast<std::size_t>(example.torpedo)];
  const bool dives =
      example.first.nation == example.admiral && example.first.to < example.first.from;
  const bool lifts =
      example.second.nation == example.target && example.second.to > example.second.from;
  return 4 * lifts + 3 * dives + 2 * (torpedo.torpedoes > 1) +
         (torpedo.torpedoes == 2 && example.step < deck.ladder.steps);
}

// Returns `size` names: these first, then others from the rest of the list.
std::vector<std::string> filled(std::vector<std::string> names, std::vector<std::string>& left,
                                int size) {
  for (const std::string& name : names) left.erase(std::find(left.begin(), left.end(), name));
  while (static_cast<int>(names.size()) < size && !left.empty()) {
    names.push_back(left.front());
    left.erase(left.begin());
  }
  return names;
}

std::string record_of(const Deck& deck, const PlayExample& example) {
  const auto nation = [&](int k) { return deck.nations[static_cast<std::size_t>(k)].id; };
  std::vector<std::string> fleet = fleet_card_names(deck);
  std::vector<std::string> torpedoes = torpedo_card_names(deck);
  const std::string first = fleet[static_cast<std::size_t>(example.first.card)];
  const std::string second = fleet[static_cast<std::size_t>(example.second.card)];
  const std::string torpedo = torpedoes[static_cast<std::size_t>(example.torpedo)];
  const std::string me = nation(example.admiral);
  const std::string other = nation(example.admiral == 0 ? 1 : 0);
  const auto play = [&](const std::string& card, const PlayExample::Move& move) {
    return fmt::format("{} play {} {}@{}\n", me, card, nation(move.nation), move.from);
  };
  std::string text = fmt::format("chartroom-game 1\ndeck {}\nadmirals {} {}\n", deck.id, me, other);
  text +=
      fmt::format("deal {} {}\n", me, fmt::join(filled({first, second}, fleet, deck.hand), " "));
  text += fmt::format("deal {} {}\n", other, fmt::join(filled({}, fleet, deck.hand), " "));
  text += fmt::format("reveal {}\n", fmt::join(filled({torpedo}, torpedoes, deck.face_up), " "));
  text += play(first, example.first) + play(second, example.second);
  return text + fmt::format("{} strike {} {}@{} {} = hit\n", me, torpedo, nation(example.target),
                            example.step, fmt::join(example.rolls, " "));
}

bool is_legal(const Deck& deck, const std::string& record) {
  const auto read = con_sonar::parse_records(record, "example.game", [&](const std::string&) {
    return ParseResult<Deck>{deck, {}};
  });
  return read.value && con_sonar::referee(read.value->front()).legal();
}

// Returns the example with these cards, or nothing if the target cannot be hit.
std::optional<PlayExample> made_of(const Deck& deck, int admiral, int first, int second,
                                   int torpedo) {
  const auto& card = deck.torpedoes[static_cast<std::size_t>(torpedo)];
  Ladder ladder(deck);
  PlayExample example{.admiral = admiral, .torpedo = torpedo, .target = card.nation};
  example.first = ladder.move(first, deck.fleet[static_cast<std::size_t>(first)]);
  example.second = ladder.move(second, deck.fleet[static_cast<std::size_t>(second)]);
  example.step = ladder.highest(card.nation);
  if (example.step == 1) return std::nullopt;
  example.rolls = rolls_at(example.step, deck.die, card.torpedoes);
  return example;
}

}  // namespace

std::optional<PlayExample> play_example(const Deck& deck) {
  if (deck.hand < 2 || !con_sonar::Rules(deck).too_few(2).empty()) return std::nullopt;
  std::optional<PlayExample> best;
  int best_merit = -1;
  const auto fleet = static_cast<int>(deck.fleet.size());
  for (int first = 0; first < fleet; ++first) {
    for (int second = 0; second < fleet; ++second) {
      const FleetCard& card = deck.fleet[static_cast<std::size_t>(second)];
      if (first == second || deck.fleet[static_cast<std::size_t>(first)].leads_to != card.symbol) {
        continue;
      }
      for (int torpedo = 0; torpedo < static_cast<int>(deck.torpedoes.size()); ++torpedo) {
        const TorpedoCard& fired = deck.torpedoes[static_cast<std::size_t>(torpedo)];
        if (fired.symbol != card.leads_to) continue;
        const int admiral = fired.nation == 0 ? 1 : 0;
        const auto example = made_of(deck, admiral, first, second, torpedo);
        if (!example || merit(deck, *example) <= best_merit) continue;
        best = example;
        best_merit = merit(deck, *example);
      }
    }
  }
  if (!best) return std::nullopt;
  best->record = record_of(deck, *best);
  return is_legal(deck, best->record) ? best : std::nullopt;
}

}  // namespace chartroom::exporters
