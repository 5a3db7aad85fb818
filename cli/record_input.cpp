#include "cli/record_input.h"

#include <filesystem>
#include <utility>

#include "cli/output.h"
#include "cli/screens/screen_language.h"
#include "maps/platform/safe_file.h"
#include "validator/rules/said_words.h"

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
std::vector<FileError> header_errors(const SheetPair& pair, const Translator& tr) {
  std::vector<FileError> errors;
  const auto& [blue, green] = pair.sheets;
  const auto differ = [&](TextPosition position, const Message& what) {
    errors.push_back(
        FileError::at(pair.paths[1], position,
                      message("{} (expected the same in both sheets of a game)", what).in(tr)));
  };
  if (!(blue.map.map == green.map.map)) {
    differ(green.record.map_position, message("the map is \"{}\" here, but \"{}\" in {}",
                                              green.map.map.id, blue.map.map.id, pair.paths[0]));
  }
  if (blue.record.variant != green.record.variant) {
    differ(green.record.position,
           message("this sheet and {} have different variants, turns and realtime", pair.paths[0]));
  } else if (blue.record.variant == rules::Variant::turns &&
             blue.record.first != green.record.first) {
    differ(green.record.position,
           message("{} goes first here, but {} in {}", rules::team_word(green.record.first),
                   rules::team_word(blue.record.first), pair.paths[0]));
  }
  return errors;
}

std::optional<MapInput> find_map_of(const maps::SoughtKind& kind, const maps::SoughtName& wanted,
                                    const std::vector<std::string>& places,
                                    std::string_view language) {
  const ParseResult<std::string> path = find_named(kind, wanted, places);
  print_errors(path.errors, language);
  return path ? read_map_input(*path.value, "", language) : std::nullopt;
}

std::optional<NamedMap> find_or_read_map_of(const maps::SoughtKind& kind, const std::string& map,
                                            const std::vector<std::string>& places,
                                            std::string_view language) {
  std::error_code error;
  const bool by_id =
      map != "-" && !map.ends_with(".map.json") && !std::filesystem::exists(map, error);
  auto input = by_id ? find_map_of(kind, {map, map, {0, 0}}, places, language)
                     : read_map_input(map, "", language);
  if (!input) return std::nullopt;
  return NamedMap{std::move(*input), by_id};
}

}  // namespace

std::optional<MapInput> find_map(const maps::SoughtName& wanted,
                                 const std::vector<std::string>& places,
                                 std::string_view language) {
  return find_map_of(rules::sought_map(kMapsOption), wanted, places, language);
}

std::optional<NamedMap> find_or_read_map(const std::string& map,
                                         const std::vector<std::string>& places,
                                         std::string_view language) {
  return find_or_read_map_of(rules::sought_map(kMapsOption), map, places, language);
}

std::optional<NamedMap> find_or_read_map(const std::string& map) {
  return find_or_read_map_of(rules::sought_map(), map, {}, "en");
}

bool is_known_map(const std::string& id, const std::vector<std::string>& places) {
  return find_named(rules::sought_map(kMapsOption), {id, id, {}}, places).value.has_value();
}

std::optional<std::vector<GameInput>> read_games(std::string_view bytes, const std::string& path,
                                                 const std::vector<std::string>& places,
                                                 rules::Gaps gaps, std::string_view language) {
  ParseResult<std::vector<GameInput>> games =
      play::recorded_games(bytes, path, places, kMapsOption, gaps);
  print_errors(games.errors, language);
  return std::move(games.value);
}

std::optional<std::string> read_record(const std::string& path, std::string_view language) {
  ParseResult<std::string> bytes;
  if (path == "-") {
    bytes.value = read_standard_input();
  } else {
    bytes = read_file(path);
  }
  if (bytes && bytes.value->size() > kMaxFileBytes) {
    bytes.errors.push_back(FileError::of_file(
        path, message("the record is larger than 1 MiB").in(screen_translator(language))));
  }
  print_errors(bytes.errors, language);
  if (!bytes.errors.empty()) return std::nullopt;
  return std::move(bytes.value);
}

std::optional<std::vector<GameInput>> read_games(const std::string& path,
                                                 const std::vector<std::string>& maps,
                                                 std::string_view language) {
  const std::optional<std::string> bytes = read_record(path, language);
  return bytes ? read_games(*bytes, path, maps, rules::Gaps::refused, language) : std::nullopt;
}

std::optional<std::vector<SheetPair>> read_sheets(const RecordBytes& one, const RecordBytes& two,
                                                  const std::vector<std::string>& maps,
                                                  std::string_view language) {
  const Translator tr = screen_translator(language);
  const auto first = read_games(one.bytes, one.path, maps, rules::Gaps::sheet, language);
  const auto second = read_games(two.bytes, two.path, maps, rules::Gaps::sheet, language);
  if (!first || !second) return std::nullopt;
  if (first->size() != second->size()) {
    const Message differ =
        message("{} has {} and {} has {} of the games (expected the same games in the same order)",
                one.path, first->size(), two.path, second->size());
    print_error(differ.in(tr));
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
          message("this is {}'s sheet, and so is {} (expected a line: {} start POINT)",
                  rules::team_word(both), one.path, to_string(other(both)))
              .in(tr)));
      continue;
    }
    const bool in_order = *team == maps::Team::blue;
    pairs.push_back(in_order ? SheetPair{{one.path, two.path}, {a, b}}
                             : SheetPair{{two.path, one.path}, {b, a}});
    const std::vector<FileError> more = header_errors(pairs.back(), tr);
    errors.insert(errors.end(), more.begin(), more.end());
  }
  print_errors(errors);
  if (!errors.empty()) return std::nullopt;
  return pairs;
}

}  // namespace chartroom::cli
