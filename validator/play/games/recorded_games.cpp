#include "validator/play/games/recorded_games.h"

#include <map>
#include <utility>

namespace chartroom::play {
namespace {

// The map of a record, and the errors that are not yet told.
struct FoundMap {
  std::optional<rules::MapInput> map;
  std::vector<FileError> errors;
};

FoundMap find_map(const rules::GameRecord& record, const std::string& path,
                  const std::vector<std::string>& places, std::string_view option) {
  const auto found =
      find_named(rules::sought_map(option), {record.map, path, record.map_position}, places);
  if (!found) return {{}, found.errors};
  ParseResult<rules::MapInput> map = rules::load_map_input(*found.value);
  return {std::move(map.value), std::move(map.errors)};
}

}  // namespace

ParseResult<std::vector<RecordedGame>> recorded_games(std::string_view bytes,
                                                      const std::string& path,
                                                      const std::vector<std::string>& places,
                                                      std::string_view option, rules::Gaps gaps) {
  std::map<std::string, FoundMap> known;
  const auto map_of = [&](const rules::GameRecord& record) -> FoundMap& {
    const auto [at, is_new] = known.try_emplace(record.map);
    if (is_new) at->second = find_map(record, path, places, option);
    return at->second;
  };
  const auto size_of = [&map_of](const rules::GameRecord& record) {
    const auto& map = map_of(record).map;
    return map ? std::optional(map->map.size) : std::nullopt;
  };
  ParseResult<std::vector<rules::GameRecord>> read =
      rules::parse_records(bytes, path, gaps, size_of);
  if (!read) return {{}, std::move(read.errors)};
  std::vector<RecordedGame> games;
  std::vector<FileError> errors;
  const auto add = [&errors](const std::vector<FileError>& more) {
    errors.insert(errors.end(), more.begin(), more.end());
  };
  for (const rules::GameRecord& record : *read.value) {
    FoundMap& found = map_of(record);
    add(std::exchange(found.errors, {}));
    if (!found.map) continue;
    add(outside(record, found.map->map.size, path));
    games.push_back({record, *found.map});
  }
  if (!errors.empty()) return {{}, std::move(errors)};
  return {std::move(games), {}};
}

}  // namespace chartroom::play
