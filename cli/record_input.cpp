#include "cli/record_input.h"

#include <fmt/format.h>

#include <filesystem>
#include <map>

#include "cli/output.h"
#include "maps/files/input_files.h"
#include "maps/files/pack_file.h"
#include "maps/files/pack_search.h"
#include "maps/platform/safe_file.h"

namespace chartroom::cli {
namespace {

namespace fs = std::filesystem;

// One search for an id. What could not be read on the way is told only where nothing is found: a
// broken map beside the wanted one is no concern of a record.
class Search {
 public:
  explicit Search(std::string id) : id_(std::move(id)) {}

  // The path of the first map with the id among the maps at a path.
  std::optional<std::string> in_path(const std::string& path) {
    const std::size_t errors_before = errors_.size();
    const std::vector<maps::InputFile> inputs = maps::find_input_files({path}, errors_);
    gave_up_ = gave_up_ || errors_.size() > errors_before;
    for (const maps::InputFile& target : inputs) {
      if (target.kind == maps::FileKind::map && has_id(target.path)) return target.path;
      // A folder's maps are targets themselves, so only a pack that was named is opened.
      if (target.kind != maps::FileKind::pack || target.path != path) continue;
      if (auto found = in_pack(path)) return found;
    }
    return std::nullopt;
  }

  // The same among the maps that a pack lists.
  std::optional<std::string> in_pack(const std::string& path) {
    const ParseResult<maps::PackFile> pack = maps::load_pack(path);
    if (!pack) {
      errors_.insert(errors_.end(), pack.errors.begin(), pack.errors.end());
      gave_up_ = true;
      return std::nullopt;
    }
    for (const std::string& name : pack.value->pack.maps) {
      const std::string map = (fs::path(path).parent_path() / name).string();
      if (has_id(map)) return map;
    }
    return std::nullopt;
  }

  // Whether a pack or folder could not be looked into. Looking on elsewhere could then judge by a
  // map that nobody meant.
  bool gave_up() const { return gave_up_; }
  const std::vector<FileError>& errors() const { return errors_; }

 private:
  bool has_id(const std::string& path) {
    const ParseResult<maps::MapFile> file = maps::load_map(path);
    errors_.insert(errors_.end(), file.errors.begin(), file.errors.end());
    return file && file.value->map.id == id_;
  }

  std::string id_;
  std::vector<FileError> errors_;
  bool gave_up_ = false;
};

void print_problem(const MapName& wanted, std::string what) {
  print_errors({{wanted.file, wanted.position.line, wanted.position.column, "", std::move(what),
                 ErrorKind::other}});
}

std::optional<MapInput> map_at_path(const MapName& wanted) {
  const fs::path folder = wanted.file == "-" ? fs::path() : fs::path(wanted.file).parent_path();
  const std::string path = (folder / wanted.name).string();
  std::error_code error;
  if (fs::exists(path, error)) return read_map_input(path);
  print_problem(wanted, fmt::format("there is no map {}", path));
  return std::nullopt;
}

std::optional<std::string> nearest_pack_of(const std::string& file) {
  return maps::nearest_pack(file == "-" ? "./record" : file);
}

std::optional<std::string> path_of_id(Search& search, const MapName& wanted,
                                      const std::vector<std::string>& maps) {
  for (const std::string& path : maps) {
    if (auto found = search.in_path(path)) return found;
    if (search.gave_up()) return std::nullopt;
  }
  if (const auto pack = nearest_pack_of(wanted.file)) {
    if (auto found = search.in_pack(*pack)) return found;
    if (search.gave_up()) return std::nullopt;
  }
  const std::optional<std::string> installed = maps::installed_packs();
  return installed ? search.in_path(*installed) : std::nullopt;
}

std::string not_found(const Search& search, const MapName& wanted,
                      const std::vector<std::string>& maps) {
  if (search.gave_up()) {
    return fmt::format(
        "so the map \"{}\" cannot be looked for (mend that, or say with --maps PATH "
        "where it is)",
        wanted.name);
  }
  return fmt::format(
      "no map has the id \"{}\" (looked for in {}the pack of this file and the "
      "installed packs; --maps PATH names another place)",
      wanted.name, maps.empty() ? "" : "--maps, ");
}

}  // namespace

std::optional<MapInput> find_map(const MapName& wanted, const std::vector<std::string>& maps) {
  if (wanted.name.ends_with(".map.json")) return map_at_path(wanted);
  Search search(wanted.name);
  if (const auto path = path_of_id(search, wanted, maps)) return read_map_input(*path);
  print_errors(search.errors());
  print_problem(wanted, not_found(search, wanted, maps));
  return std::nullopt;
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

std::optional<std::vector<GameInput>> read_games(const std::string& path,
                                                 const std::vector<std::string>& maps) {
  ParseResult<std::string> bytes;
  if (path == "-") {
    bytes.value = read_standard_input();
  } else {
    bytes = read_file(path);
  }
  if (bytes && bytes.value->size() > kMaxFileBytes) {
    bytes.errors.push_back({path, 0, 0, "", "the record is larger than 1 MiB", ErrorKind::other});
  }
  print_errors(bytes.errors);
  if (!bytes.errors.empty()) return std::nullopt;
  return read_games(*bytes.value, path, maps);
}

}  // namespace chartroom::cli
