#include "validator/play/simulation/simulation_file.h"

#include <cstdint>

#include <fmt/core.h>

#include "validator/play/simulation/simulation_document.h"

namespace chartroom::play {
namespace {

class DocumentReader : public series::ResultReader {
 public:
  using ResultReader::ResultReader;

  Simulation read(const SimulationDocument& document);

 private:
  maps::Point point(const json::Field<std::string>& field, maps::Size size);
  maps::Size size_of(const NumberTable& board);
  void read_board(const NumberTable& field, maps::Size size, PointCounts& counts);
  void read_starts(const SimulationDocument& document, maps::Size size, Tally& tally);
  Tally read_tally(const SimulationDocument& document, maps::Size size);
  rules::Rulebook read_rules(const RulebookDocument& document);
  void read_clocks(const SimulationDocument& document, SimulationHeader& header);
  SimulationHeader read_header(const SimulationDocument& document);
};

maps::Point DocumentReader::point(const json::Field<std::string>& field, maps::Size size) {
  const auto read = maps::parse_point(text(field));
  if (read && size.contains(*read)) return *read;
  refuse(field, "a point of the map");
  return {};
}

maps::Size DocumentReader::size_of(const NumberTable& board) {
  const auto is_side = [](int side) { return side >= maps::kMinSide && side <= maps::kMaxSide; };
  const int rows = static_cast<int>(list(board).size());
  if (!is_side(rows)) {
    refuse(board, "a list of 4 to 15 rows");
    return {};
  }
  const int columns = static_cast<int>(list(list(board)[0]).size());
  if (!is_side(columns)) refuse(board, "rows of 4 to 15 columns");
  return {columns, rows};
}

void DocumentReader::read_board(const NumberTable& field, maps::Size size, PointCounts& counts) {
  if (size_of(field) != size) refuse(field, "the same size as \"visits\"");
  if (!errors_.empty()) return;
  for (int row = 0; row < size.rows; ++row) {
    const auto& cells =
        list(list(field)[static_cast<std::size_t>(row)], static_cast<std::size_t>(size.columns),
             fmt::format("{} numbers", size.columns));
    for (std::size_t column = 0; column < cells.size(); ++column) {
      counts[point_index({static_cast<int>(column), row})] = count(cells[column]);
    }
  }
}

void DocumentReader::read_starts(const SimulationDocument& document, maps::Size size,
                                 Tally& tally) {
  for (const json::Field<StartDocument>& entry : list(document.starts)) {
    const StartDocument& read = object(entry);
    const maps::Point blue = point(read.blue, size);
    StartTally& start = tally.starts[{blue, point(read.green, size)}];
    start.games = count(read.games);
    start.blue_wins = count(read.blue_wins);
    start.green_wins = count(read.green_wins);
  }
}

Tally DocumentReader::read_tally(const SimulationDocument& document, maps::Size size) {
  Tally tally;
  tally.games = count(document.games);
  tally.wins_by_team = counts(object(document.wins_by_team).fields);
  tally.wins_by_first = counts(object(document.wins_by_first).fields);
  tally.draws = count(document.draws);
  tally.unfinished = count(document.unfinished);
  read_counts(document.pairs, tally.pairs);
  read_counts(document.pairs_by_first, tally.pairs_by_first);
  read_starts(document, size, tally);
  tally.plies = spread(document.plies, 0);
  tally.actions_until_located = spread(document.actions_until_located, 0);
  tally.actions = counts(object(document.actions).counts);
  tally.endings = counts(object(document.endings).fields);
  tally.forced_surfacings = count(document.forced_surfacings);
  const std::array damage = counts(object(document.damage).fields);
  tally.torpedo_damage = damage[0];
  tally.self_damage = damage[1];
  tally.surfacing_damage = damage[2];
  read_board(document.visits, size, tally.visits);
  read_board(document.hits, size, tally.hits);
  read_board(document.surfacings, size, tally.surfacings);
  return tally;
}

rules::Rulebook DocumentReader::read_rules(const RulebookDocument& document) {
  rules::Rulebook rules;
  for (std::size_t i = 0; i < maps::kHouseRules.size(); ++i) {
    const maps::HouseRule& rule = maps::kHouseRules[i];
    rules.*rule.number = whole(document.numbers[i], 0, rule.highest);
  }
  rules.surfacing_damage = whole(document.surfacing_damage, 0, 9);
  return rules;
}

void DocumentReader::read_clocks(const SimulationDocument& document, SimulationHeader& header) {
  const auto& clocks = object(document.clocks).fields;
  for (const maps::Team team : maps::kTeams) {
    const auto& pace = list(clocks[index(team)], 2, "a list of mean and spread");
    if (pace.empty()) continue;
    header.paces[index(team)] = {whole(pace[0], 1, 600'000), whole(pace[1], 0, 600'000)};
  }
}

SimulationHeader DocumentReader::read_header(const SimulationDocument& document) {
  SimulationHeader header;
  read_head(document, header);
  header.size = size_of(document.visits);
  read_seed(document, header);
  const auto& agents = object(document.agents).fields;
  header.agents = {text(agents[0]), text(agents[1])};
  // Files of the first edition lack the member.
  header.captains = document.captains.at == nullptr ? 1 : whole(document.captains, 1, 1'000'000);
  constexpr std::array<std::string_view, 2> kWills{"blocked", "at-will"};
  header.surfacing = static_cast<SurfacingWill>(word(document.surfacing, kWills));
  constexpr std::array<std::string_view, 2> kVariants{"turns", "realtime"};
  header.variant = static_cast<rules::Variant>(word(document.variant, kVariants));
  if (header.variant == rules::Variant::realtime) read_clocks(document, header);
  const AskedDocument& asked = read_asked(document, header);
  header.starts = text(asked.starts);
  header.rules = read_rules(object(asked.rules));
  read_shard(document, header);
  return header;
}

Simulation DocumentReader::read(const SimulationDocument& document) {
  Simulation simulation;
  simulation.header = read_header(document);
  simulation.complete = value(document.complete, "true or false");
  simulation.tally = read_tally(document, simulation.header.size);
  const Tally& t = simulation.tally;
  for (const auto& wins : {t.wins_by_team, t.wins_by_first}) {
    if (wins[0] + wins[1] + t.draws + t.unfinished == t.games) continue;
    refuse(document.games, "the sum of wins, draws and unfinished games");
  }
  if (!errors_.empty()) return {};
  simulation.verdicts = verdicts_of(simulation.header, t);
  return simulation;
}

}  // namespace

ParseResult<std::vector<Simulation>> parse_simulations(std::string_view text,
                                                       const std::string& path) {
  return series::read_simulations<DocumentReader, SimulationDocument>(text, path);
}

ParseResult<std::vector<Simulation>> merge_shards(const std::vector<ShardFile>& files) {
  return series::merge_shards(files, "maps", [](Simulation& merged) {
    merged.verdicts = verdicts_of(merged.header, merged.tally);
  });
}

}  // namespace chartroom::play
