#include "cli/record_input.h"

#include <map>

#include "cli/output.h"
#include "maps/files/map_file.h"
#include "maps/platform/safe_file.h"

namespace chartroom::cli {
namespace {

ParseResult<std::string> id_of_map(const std::string& path) {
  ParseResult<maps::MapFile> file = maps::load_map(path);
  if (!file) return {{}, std::move(file.errors)};
  return {std::move(file.value->map.id), {}};
}

constexpr SoughtKind kMaps{maps::FileKind::map, ".map.json", &maps::Pack::maps, id_of_map};

}  // namespace

std::optional<MapInput> find_map(const SoughtName& wanted, const std::vector<std::string>& maps) {
  const ParseResult<std::string> path = find_named(kMaps, wanted, maps);
  print_errors(path.errors);
  return path ? read_map_input(*path.value) : std::nullopt;
}

bool is_known_map(const std::string& id, const std::vector<std::string>& maps) {
  return find_named(kMaps, {id, id, {}}, maps).value.has_value();
}

std::optional<std::vector<GameInput>> read_games(std::string_view bytes, const std::string& path,
                                                 const std::vector<std::string>& maps) {
  const ParseResult<std::vector<rules::GameRecord>> read = rules::parse_records(bytes, path);
  print_errors(read.errors);
  if (!read) return std::nullopt;
  bool good = true;
  std::vector<GameInput> games;
  std::map<std::string, std::optional<MapInput>> known;
  for (const rules::GameRecord& record : *read.value) {
    const auto [at, is_new] = known.try_emplace(record.map);
    if (is_new) at->second = find_map({record.map, path, record.map_position}, maps);
    good = good && at->second;
    if (!at->second) continue;
    const std::vector<FileError> errors = outside(record, at->second->map.size, path);
    print_errors(errors);
    good = good && errors.empty();
    games.push_back({record, *at->second});
  }
  if (!good) return std::nullopt;
  return games;
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
