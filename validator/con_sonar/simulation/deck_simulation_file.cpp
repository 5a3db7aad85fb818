#include <charconv>
#include <cmath>
#include <cstdint>

#include "validator/con_sonar/simulation/deck_simulation.h"
#include "validator/con_sonar/simulation/deck_simulation_document.h"

namespace chartroom::con_sonar {
namespace {

constexpr int kMostScore = 100'000;

class DocumentReader : public series::ResultReader {
 public:
  using ResultReader::ResultReader;

  Simulation read(const SimulationDocument& document) {
    Simulation simulation;
    simulation.header = read_header(document);
    simulation.complete = value(document.complete, "true or false");
    simulation.tally = read_tally(document, simulation.header);
    check_sums(document, simulation.tally);
    if (!errors_.empty()) return {};
    simulation.verdicts = verdicts_of(simulation);
    return simulation;
  }

 private:
  std::vector<std::string> texts(const TextsField& field) {
    std::vector<std::string> result;
    for (const json::Field<std::string>& element : list(field)) result.push_back(text(element));
    if (result.size() < 2 || result.size() > kMaxNations) refuse(field, "a list of 2 to 8 nations");
    return result;
  }

  SimulationHeader read_header(const SimulationDocument& document) {
    SimulationHeader header;
    read_head(document, header);
    read_seed(document, header);
    header.admirals = texts(document.admirals);
    header.agents = texts(document.agents);
    if (header.agents.size() > header.admirals.size()) {
      refuse(document.agents, "a list no longer than \"admirals\"");
    }
    read_changes(read_asked(document, header), header);
    read_shard(document, header);
    return header;
  }

  void read_changes(const AskedDocument& asked, SimulationHeader& header) {
    header.sonar_level = whole(asked.sonar, 0, 2);
    header.seat_order = static_cast<SeatOrder>(word(asked.seat_order, kSeatOrderNames));
    if (asked.first_hand_sizes.at == nullptr) return;
    for (const NumberField& hand : list(asked.first_hand_sizes, header.agents.size(),
                                        "a list with one element for each admiral")) {
      header.first_hand_sizes.push_back(whole(hand, 1, kMaxHand));
    }
  }

  // Reads wins as parts of kWin. Six decimals determine the number of parts.
  Count wins(const json::Field<json::Scalar>& field) {
    const std::string& digits = object(field).text;
    double number = -1;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    const double parts = number * static_cast<double>(kWin);
    const bool good = error == std::errc{} && end == digits.data() + digits.size() && parts >= 0 &&
                      parts < 1e15 && std::abs(parts - std::round(parts)) < 0.01;
    if (!good) refuse(field, "a number of wins, or parts of shared wins");
    return good ? static_cast<Count>(std::llround(parts)) : 0;
  }

  template <class T>
  const json::Field<T>* of_nation(const json::Field<json::Dictionary<T>>& field,
                                  const SimulationHeader& header, std::size_t nation) {
    const json::Dictionary<T>& members = object(field);
    if (nation < members.size() && members.size() == header.admirals.size() &&
        members[nation].first == header.admirals[nation]) {
      return &members[nation].second;
    }
    refuse(field, "an object with one member for each of \"admirals\", in their order");
    return nullptr;
  }

  void read_nations(const SimulationDocument& document, const SimulationHeader& header,
                    Tally& tally) {
    for (std::size_t i = 0; i < header.admirals.size() && errors_.empty(); ++i) {
      if (const auto* won = of_nation(document.wins_by_nation, header, i)) {
        tally.wins_by_nation[i] = wins(*won);
      }
      if (const auto* games = of_nation(document.games_by_nation, header, i)) {
        tally.games_by_nation[i] = count(*games);
      }
    }
  }

  void read_seats(const SimulationDocument& document, std::size_t seats, Tally& tally) {
    const auto& won =
        list(document.wins_by_seat, seats, "a list with one element for each of \"agents\"");
    for (std::size_t i = 0; i < won.size(); ++i) tally.wins_by_seat[i] = wins(won[i]);
    const auto& scores =
        list(document.scores_by_seat, seats, "a list with one element for each of \"agents\"");
    for (std::size_t i = 0; i < scores.size(); ++i) {
      tally.scores_by_seat[i] = spread(scores[i], -kMostScore);
    }
  }

  Tally read_tally(const SimulationDocument& document, const SimulationHeader& header) {
    Tally tally;
    if (!errors_.empty()) return tally;
    tally.games = count(document.games);
    read_seats(document, header.agents.size(), tally);
    read_nations(document, header, tally);
    tally.turns = spread(document.turns, 0);
    tally.ends = counts(object(document.turns_ended_by).fields);
    for (const auto& [length, turns] : spread(document.queues, 1)) {
      if (length <= kMaxHand) {
        tally.queues[static_cast<std::size_t>(length)] = turns;
      } else {
        refuse(document.queues, "lists of lengths up to 6");
      }
    }
    tally.queues[0] = tally.ends[static_cast<std::size_t>(TurnEnd::sonar)];
    const StrikesDocument& strikes = object(document.strikes);
    tally.strikes_possible = count(strikes.possible);
    tally.hits = count(strikes.hits);
    if (count(strikes.used) != tally.ends[static_cast<std::size_t>(TurnEnd::strike)]) {
      refuse(document.strikes, "as many used as in \"turns_ended_by\"");
    }
    tally.endings = counts(object(document.ended_by).fields);
    return tally;
  }

  void check_sums(const SimulationDocument& document, const Tally& tally) {
    Count by_seat = 0;
    Count by_nation = 0;
    Count ended = 0;
    for (const Count won : tally.wins_by_seat) by_seat += won;
    for (const Count won : tally.wins_by_nation) by_nation += won;
    for (const Count games : tally.endings) ended += games;
    const Count all = tally.games * kWin;
    if (by_seat != all || by_nation != all || ended != tally.games) {
      refuse(document.games, "the sum of wins by seat, by nation, and of what ended games");
    }
  }
};

}  // namespace

ParseResult<std::vector<Simulation>> parse_simulations(std::string_view text,
                                                       const std::string& path) {
  return series::read_simulations<DocumentReader, SimulationDocument>(text, path);
}

ParseResult<std::vector<Simulation>> merge_shards(const std::vector<ShardFile>& files) {
  return series::merge_shards(files, "decks",
                              [](Simulation& merged) { merged.verdicts = verdicts_of(merged); });
}

}  // namespace chartroom::con_sonar
