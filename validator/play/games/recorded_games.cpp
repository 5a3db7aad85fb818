#include "validator/play/games/recorded_games.h"

#include <map>

namespace chartroom::play {

ParseResult<std::vector<RecordedGame>> recorded_games(std::string_view bytes,
                                                      const std::string& path,
                                                      const std::vector<std::string>& places,
                                                      std::string_view option, rules::Gaps gaps) {
  ParseResult<std::vector<rules::GameRecord>> read = rules::parse_records(bytes, path, gaps);
  if (!read) return {{}, std::move(read.errors)};
  const maps::SoughtKind kind = rules::sought_map(option);
  std::vector<RecordedGame> games;
  std::vector<FileError> errors;
  const auto add = [&errors](const std::vector<FileError>& more) {
    errors.insert(errors.end(), more.begin(), more.end());
  };
  std::map<std::string, std::optional<rules::MapInput>> known;
  for (const rules::GameRecord& record : *read.value) {
    const auto [at, is_new] = known.try_emplace(record.map);
    if (is_new) {
      const auto found = find_named(kind, {record.map, path, record.map_position}, places);
      add(found.errors);
      ParseResult<rules::MapInput> map;
      if (found) map = rules::load_map_input(*found.value);
      add(map.errors);
      at->second = std::move(map.value);
    }
    if (!at->second) continue;
    add(outside(record, at->second->map.size, path));
    games.push_back({record, *at->second});
  }
  if (!errors.empty()) return {{}, std::move(errors)};
  return {std::move(games), {}};
}

}  // namespace chartroom::play
