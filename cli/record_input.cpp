#include "cli/record_input.h"

#include <filesystem>
#include <utility>

#include "cli/output.h"
#include "maps/platform/safe_file.h"

namespace chartroom::cli {
namespace {

constexpr std::string_view kOption = "--maps";

}  // namespace

std::optional<MapInput> find_map(const maps::SoughtName& wanted,
                                 const std::vector<std::string>& places) {
  const ParseResult<std::string> path = find_named(rules::sought_map(kOption), wanted, places);
  print_errors(path.errors);
  return path ? read_map_input(*path.value) : std::nullopt;
}

std::optional<NamedMap> find_or_read_map(const std::string& map,
                                         const std::vector<std::string>& places) {
  std::error_code error;
  const bool by_id = !map.ends_with(".map.json") && !std::filesystem::exists(map, error);
  auto input = by_id ? find_map({map, map, {0, 0}}, places) : read_map_input(map);
  if (!input) return std::nullopt;
  return NamedMap{std::move(*input), by_id};
}

bool is_known_map(const std::string& id, const std::vector<std::string>& places) {
  return find_named(rules::sought_map(kOption), {id, id, {}}, places).value.has_value();
}

std::optional<std::vector<GameInput>> read_games(std::string_view bytes, const std::string& path,
                                                 const std::vector<std::string>& places) {
  ParseResult<std::vector<GameInput>> games = play::recorded_games(bytes, path, places, kOption);
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

}  // namespace chartroom::cli
