#include "cli/record_input.h"

#include <fmt/core.h>

#include <filesystem>
#include <utility>

#include "cli/output.h"
#include "maps/platform/safe_file.h"

namespace chartroom::cli {
namespace {

constexpr std::string_view kMapsOption = "--maps";

// Returns the team of the first of two sheets; nothing if both belong to one team.
std::optional<maps::Team> first_team(const rules::GameRecord& one, const rules::GameRecord& two) {
  for (const maps::Team team : maps::kTeams) {
    if (one.start(team) && two.start(other(team))) return team;
  }
  return std::nullopt;
}

// Returns the contradictions between the headers of one game.
std::vector<FileError> header_errors(const SheetPair& pair) {
  std::vector<FileError> errors;
  const auto& [blue, green] = pair.sheets;
  const auto differ = [&](TextPosition position, const std::string& what) {
    errors.push_back(
        FileError::at(pair.paths[1], position,
                      fmt::format("{} (expected the same in both sheets of a game)", what)));
  };
  if (!(blue.map.map == green.map.map)) {
    differ(green.record.map_position,
           fmt::format("the map is \"{}\" here, but \"{}\" in {}", green.map.map.id,
                       blue.map.map.id, pair.paths[0]));
  }
  if (blue.record.variant != green.record.variant) {
    differ(green.record.position,
           fmt::format("this sheet and {} have different variants, turns and realtime",
                       pair.paths[0]));
  } else if (blue.record.variant == rules::Variant::turns &&
             blue.record.first != green.record.first) {
    differ(green.record.position,
           fmt::format("{} goes first here, but {} in {}", to_string(green.record.first),
                       to_string(blue.record.first), pair.paths[0]));
  }
  return errors;
}

std::optional<MapInput> find_map_of(const maps::SoughtKind& kind, const maps::SoughtName& wanted,
                                    const std::vector<std::string>& places) {
  const ParseResult<std::string> path = find_named(kind, wanted, places);
  print_errors(path.errors);
  return path ? read_map_input(*path.value) : std::nullopt;
}

std::optional<NamedMap> find_or_read_map_of(const maps::SoughtKind& kind, const std::string& map,
                                            const std::vector<std::string>& places) {
  std::error_code error;
  const bool by_id =
      map != "-" && !map.ends_with(".map.json") && !std::filesystem::exists(map, error);
  auto input = by_id ? find_map_of(kind, {map, map, {0, 0}}, places) : read_map_input(map);
  if (!input) return std::nullopt;
  return NamedMap{std::move(*input), by_id};
}

}  // namespace

std::optional<MapInput> find_map(const maps::SoughtName& wanted,
                                 const std::vector<std::string>& places) {
  return find_map_of(rules::sought_map(kMapsOption), wanted, places);
}

std::optional<NamedMap> find_or_read_map(const std::string& map,
                                         const std::vector<std::string>& places) {
  return find_or_read_map_of(rules::sought_map(kMapsOption), map, places);
}

std::optional<NamedMap> find_or_read_map(const std::string& map) {
  return find_or_read_map_of(rules::sought_map(), map, {});
}

bool is_known_map(const std::string& id, const std::vector<std::string>& places) {
  return find_named(rules::sought_map(kMapsOption), {id, id, {}}, places).value.has_value();
}

std::optional<std::vector<GameInput>> read_games(std::string_view bytes, const std::string& path,
                                                 const std::vector<std::string>& places,
                                                 rules::Gaps gaps) {
  ParseResult<std::vector<GameInput>> games =
      play::recorded_games(bytes, path, places, kMapsOption, gaps);
  print_errors(games.errors);
  return std::move(games.value);
}

std::optional<std::string> read_record(const std::string& path) {
  ParseResult<std::string> bytes;
  if (path == "-") {
    bytes.value = read_standard_input();
  } else {
    bytes = read_file(path);
  }
  if (bytes && bytes.value->size() > kMaxFileBytes) {
    bytes.errors.push_back(FileError::of_file(path, "the record is larger than 1 MiB"));
  }
  print_errors(bytes.errors);
  if (!bytes.errors.empty()) return std::nullopt;
  return std::move(bytes.value);
}

std::optional<std::vector<GameInput>> read_games(const std::string& path,
                                                 const std::vector<std::string>& maps) {
  const std::optional<std::string> bytes = read_record(path);
  return bytes ? read_games(*bytes, path, maps) : std::nullopt;
}

std::optional<std::vector<SheetPair>> read_sheets(const RecordBytes& one, const RecordBytes& two,
                                                  const std::vector<std::string>& maps) {
  const auto first = read_games(one.bytes, one.path, maps, rules::Gaps::sheet);
  const auto second = read_games(two.bytes, two.path, maps, rules::Gaps::sheet);
  if (!first || !second) return std::nullopt;
  if (first->size() != second->size()) {
    print_error(
        fmt::format("{} has {} and {} has {} of the games (expected the same games in the same "
                    "order)",
                    one.path, first->size(), two.path, second->size()));
    return std::nullopt;
  }
  std::vector<SheetPair> pairs;
  std::vector<FileError> errors;
  for (std::size_t i = 0; i < first->size(); ++i) {
    const GameInput& a = (*first)[i];
    const GameInput& b = (*second)[i];
    const auto team = first_team(a.record, b.record);
    if (!team) {
      const maps::Team both = a.record.blue ? maps::Team::blue : maps::Team::green;
      errors.push_back(FileError::at(
          two.path, b.record.position,
          fmt::format("this is {0}'s sheet, and so is {1} (expected a line: {2} start POINT)",
                      to_string(both), one.path, to_string(other(both)))));
      continue;
    }
    const bool in_order = *team == maps::Team::blue;
    pairs.push_back(in_order ? SheetPair{{one.path, two.path}, {a, b}}
                             : SheetPair{{two.path, one.path}, {b, a}});
    const std::vector<FileError> more = header_errors(pairs.back());
    errors.insert(errors.end(), more.begin(), more.end());
  }
  print_errors(errors);
  if (!errors.empty()) return std::nullopt;
  return pairs;
}

}  // namespace chartroom::cli
