#include "validator/play/simulation/simulation_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "maps/json/tree.h"

namespace chartroom::play {
namespace {

// Lists of results may be as long as there are pairs of starts on the largest sea.
constexpr json::Limits kLimits{kMaxResultBytes, 60'000, kMaxResultBytes};
constexpr Count kMostGames = Count{1} << 60;

// A value that is not what a document of results has there.
struct Misread {
  const json::Value& at;
  std::string expected;
  std::string what = {};  // instead of naming the value
};

const json::Value& member(const json::Value& object, std::string_view name) {
  if (const json::Value* value = object.member(name)) return *value;
  throw Misread{object, "results of simulate --format json",
                fmt::format("\"{}\" is missing", name)};
}

void expect(const json::Value& value, json::Value::Kind kind, std::string_view expected) {
  if (value.kind != kind) throw Misread{value, std::string(expected)};
}

template <class T>
T whole(const json::Value& value, T lowest, T highest) {
  T number{};
  const char* end = value.text.data() + value.text.size();
  const bool read = value.kind == json::Value::Kind::number &&
                    std::from_chars(value.text.data(), end, number).ptr == end;
  if (!read || number < lowest || number > highest) {
    throw Misread{value, fmt::format("a whole number from {} to {}", lowest, highest)};
  }
  return number;
}

Count count(const json::Value& value) { return whole<Count>(value, 0, kMostGames); }

const std::string& text(const json::Value& value) {
  expect(value, json::Value::Kind::string, "a text");
  return value.text;
}

bool truth(const json::Value& value) {
  expect(value, json::Value::Kind::boolean, "true or false");
  return value.text == "true";
}

const std::vector<const json::Value*>& list(const json::Value& value) {
  expect(value, json::Value::Kind::list, "a list");
  return value.children;
}

// One of few words, by its place among them.
template <std::size_t N>
std::size_t word(const json::Value& value, const std::array<std::string_view, N>& words) {
  const auto found = std::find(words.begin(), words.end(), text(value));
  if (found == words.end()) throw Misread{value, fmt::format("{}", fmt::join(words, " or "))};
  return static_cast<std::size_t>(found - words.begin());
}

template <std::size_t N>
void read_counts(const json::Value& value, std::array<Count, N>& counts) {
  if (list(value).size() != N) throw Misread{value, fmt::format("{} numbers", N)};
  for (std::size_t i = 0; i < N; ++i) counts[i] = count(*value.children[i]);
}

std::map<int, Count> spread(const json::Value& value) {
  std::map<int, Count> result;
  for (const json::Value* entry : list(value)) {
    if (list(*entry).size() != 2) throw Misread{*entry, "a value and a count"};
    result[whole(*entry->children[0], 0, 1'000'000)] = count(*entry->children[1]);
  }
  return result;
}

maps::Point point(const json::Value& value, maps::Size size) {
  const auto read = maps::parse_point(text(value));
  if (!read || !size.contains(*read)) throw Misread{value, "a point of the map"};
  return *read;
}

maps::Size size_of(const json::Value& board) {
  const int rows = static_cast<int>(list(board).size());
  if (rows < maps::kMinSide || rows > maps::kMaxSide) throw Misread{board, "4 to 15 rows"};
  const int columns = static_cast<int>(list(*board.children[0]).size());
  if (columns < maps::kMinSide || columns > maps::kMaxSide) throw Misread{board, "4 to 15 columns"};
  return {columns, rows};
}

void read_board(const json::Value& value, maps::Size size, PointCounts& counts) {
  if (size_of(value) != size) throw Misread{value, "as many rows and columns as \"visits\""};
  for (const json::Value* row : value.children) {
    if (static_cast<int>(list(*row).size()) != size.columns) {
      throw Misread{*row, fmt::format("{} numbers", size.columns)};
    }
    for (const json::Value* cell : row->children) {
      counts[place_of({static_cast<int>(cell->index), static_cast<int>(row->index)})] =
          count(*cell);
    }
  }
}

void read_starts(const json::Value& value, maps::Size size, Tally& tally) {
  for (const json::Value* entry : list(value)) {
    StartTally& start =
        tally.starts[{point(member(*entry, "blue"), size), point(member(*entry, "green"), size)}];
    start.games = count(member(*entry, "games"));
    start.blue_wins = count(member(*entry, "blue_wins"));
    start.green_wins = count(member(*entry, "green_wins"));
  }
}

void read_endings(const json::Value& endings, Tally& tally) {
  tally.endings = {count(member(endings, "torpedo")), count(member(endings, "own_torpedo")),
                   count(member(endings, "surfacing"))};
}

Tally read_tally(const json::Value& document, maps::Size size) {
  Tally tally;
  tally.games = count(member(document, "games"));
  const json::Value& teams = member(document, "wins_by_team");
  tally.wins_by_team = {count(member(teams, "blue")), count(member(teams, "green"))};
  const json::Value& first = member(document, "wins_by_first");
  tally.wins_by_first = {count(member(first, "first")), count(member(first, "second"))};
  tally.draws = count(member(document, "draws"));
  tally.unfinished = count(member(document, "unfinished"));
  read_counts(member(document, "pairs"), tally.pairs);
  read_counts(member(document, "pairs_by_first"), tally.pairs_by_first);
  read_starts(member(document, "starts"), size, tally);
  tally.plies = spread(member(document, "plies"));
  tally.localised_after = spread(member(document, "localised_after"));
  const json::Value& actions = member(document, "actions");
  for (std::size_t kind = 0; kind < tally.actions.size(); ++kind) {
    tally.actions[kind] = count(member(actions, to_string(static_cast<rules::ActionKind>(kind))));
  }
  read_endings(member(document, "endings"), tally);
  tally.forced_surfacings = count(member(document, "forced_surfacings"));
  const json::Value& damage = member(document, "damage");
  tally.torpedo_damage = count(member(damage, "torpedo"));
  tally.self_damage = count(member(damage, "self"));
  tally.surfacing_damage = count(member(damage, "surfacing"));
  read_board(member(document, "visits"), size, tally.visits);
  read_board(member(document, "hits"), size, tally.hits);
  read_board(member(document, "surfacings"), size, tally.surfacings);
  return tally;
}

rules::Rulebook read_rules(const json::Value& value) {
  const auto number = [&](std::string_view name, int highest) {
    return whole(member(value, name), 0, highest);
  };
  rules::Rulebook rules;
  rules.gauge = number("gauge", 9);
  rules.sonar = number("sonar", 9);
  rules.silence = number("silence", 9);
  rules.torpedo = number("torpedo", 9);
  rules.damage_to_sink = number("damage_to_sink", 9);
  rules.ply_limit = number("ply_limit", 100'000);
  rules.surfacing_damage = number("surfacing_damage", 9);
  return rules;
}

void read_asked(const json::Value& asked, SimulationHeader& header) {
  if (asked.member("margin")) {
    throw Misread{asked, "a fixed number of games",
                  "a run that was played until it was decided (--margin) can be neither merged nor "
                  "resumed"};
  }
  header.games = count(member(asked, "games"));
  header.starts = text(member(asked, "starts"));
  header.rules = read_rules(member(asked, "rules"));
}

std::optional<Shard> read_shard(const json::Value& document) {
  const json::Value* value = document.member("shard");
  if (!value) return {};
  if (list(*value).size() == 2) {
    const auto shard = parse_shard(value->children[0]->text + "/" + value->children[1]->text);
    if (shard) return shard;
  }
  throw Misread{*value, "the number of a shard and how many there are"};
}

void read_clocks(const json::Value& clocks, SimulationHeader& header) {
  for (const maps::Team team : maps::kTeams) {
    const json::Value& pace = member(clocks, to_string(team));
    if (list(pace).size() != 2) throw Misread{pace, "mean and spread"};
    header.paces[index(team)] = {whole(*pace.children[0], 1, 600'000),
                                 whole(*pace.children[1], 0, 600'000)};
  }
}

SimulationHeader read_header(const json::Value& document) {
  SimulationHeader header;
  header.map = text(member(document, "map"));
  header.map_hash = text(member(document, "map_hash"));
  header.size = size_of(member(document, "visits"));
  header.seed = whole<std::uint64_t>(member(document, "seed"), 0, UINT64_MAX);
  const json::Value& agents = member(document, "agents");
  header.agents = {text(member(agents, "blue")), text(member(agents, "green"))};
  constexpr std::array<std::string_view, 2> kWills{"blocked", "at-will"};
  header.surfacing = static_cast<SurfacingWill>(word(member(document, "surfacing"), kWills));
  constexpr std::array<std::string_view, 2> kVariants{"turns", "realtime"};
  header.variant = static_cast<rules::Variant>(word(member(document, "variant"), kVariants));
  if (header.variant == rules::Variant::realtime) read_clocks(member(document, "clocks"), header);
  read_asked(member(document, "asked"), header);
  header.shard = read_shard(document);
  return header;
}

Simulation read_document(const json::Value& document) {
  constexpr std::array<std::string_view, 1> kFormat{"chartroom-simulate"};
  word(member(document, "format"), kFormat);
  whole(member(document, "version"), 1, 1);
  Simulation simulation;
  simulation.header = read_header(document);
  simulation.complete = truth(member(document, "complete"));
  simulation.tally = read_tally(document, simulation.header.size);
  const Tally& t = simulation.tally;
  if (t.wins_by_team[0] + t.wins_by_team[1] + t.draws + t.unfinished != t.games) {
    throw Misread{member(document, "games"), "the sum of wins, draws and unfinished games"};
  }
  simulation.verdicts = verdicts(t, level_of(simulation.header), kReportConfidence);
  return simulation;
}

// One line of a file: a document, or what is wrong with it.
void read_line(std::string_view line, int number, const std::string& path,
               std::vector<Simulation>& simulations, std::vector<FileError>& errors) {
  json::ErrorList faults(path);
  json::Tree tree(line, kLimits);
  const json::Value* document = tree.read(faults);
  if (document && faults.empty()) {
    try {
      simulations.push_back(read_document(*document));
    } catch (const Misread& misread) {
      const std::string what =
          misread.what.empty() ? fmt::format("{} is {}", label(misread.at), described(misread.at))
                               : misread.what;
      faults.add(misread.at.position, misread.at.pointer(),
                 fmt::format("{} ({})", what, misread.expected));
    }
  }
  for (FileError error : faults.sorted()) {
    if (error.line > 0) error.line += number - 1;
    errors.push_back(std::move(error));
  }
}

}  // namespace

ParseResult<std::vector<Simulation>> parse_simulations(std::string_view text,
                                                       const std::string& path) {
  std::vector<Simulation> simulations;
  std::vector<FileError> errors;
  int number = 0;
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    ++number;
    const std::string_view line = text.substr(0, end);
    if (!line.empty()) read_line(line, number, path, simulations, errors);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  }
  if (simulations.empty() && errors.empty()) {
    errors.push_back(
        {path, 0, 0, "", "no results (simulate --format json writes them)", ErrorKind::not_format});
  }
  if (!errors.empty()) return {std::nullopt, std::move(errors)};
  return {std::move(simulations), {}};
}

}  // namespace chartroom::play
