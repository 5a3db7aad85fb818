#include "maps/files/named_file.h"

#include <fmt/core.h>

#include <filesystem>
#include <map>
#include <set>
#include <vector>

#include "maps/files/named_path.h"
#include "maps/files/pack_search.h"
#include "maps/platform/installed.h"
#include "maps/platform/utf8.h"

namespace chartroom::maps {
namespace {

namespace fs = std::filesystem;

// One search for an id. Reports unreadable files only if nothing is found: a broken file beside the
// wanted one does not concern a record.
class IdSearch {
 public:
  IdSearch(const SoughtKind& kind, std::string id)
      : kind_(kind), id_(std::move(id)), name_(small_letters(id_)) {}

  // Returns the first file with the id among the files at a path.
  std::optional<std::string> in_path(const std::string& path) {
    const std::size_t errors_before = errors_.size();
    const std::vector<InputFile> inputs = find_input_files({path}, errors_);
    gave_up_ = gave_up_ || errors_.size() > errors_before;
    for (const InputFile& target : inputs) {
      if (target.kind == kind_.kind && has_id(target.path)) return target.path;
      // A folder's files are inputs themselves, so only a pack given by its path is opened.
      if (target.kind != FileKind::pack || target.path != path) continue;
      if (auto found = in_pack(path)) return found;
    }
    return std::nullopt;
  }

  // Returns the first file with the id among the files that a pack lists.
  std::optional<std::string> in_pack(const std::string& path) {
    const ParseResult<PackFile> pack = load_pack(path);
    if (!pack) {
      errors_.insert(errors_.end(), pack.errors.begin(), pack.errors.end());
      gave_up_ = true;
      return std::nullopt;
    }
    for (const std::string& name : pack.value->pack.*kind_.listed) {
      const std::string file = named_path(fs::path(path).parent_path(), name);
      if (has_id(file)) return file;
    }
    return std::nullopt;
  }

  // True if a pack or folder could not be read. Searching on could then find a wrong file.
  bool gave_up() const { return gave_up_; }
  // Returns, by id, the first file that has the wanted name.
  const std::map<std::string, std::string>& by_name() const { return by_name_; }
  // Returns the nearest of the ids that were found instead; "" if none is near.
  std::string near_id() const {
    const std::vector<std::string_view> ids(ids_.begin(), ids_.end());
    const std::vector<std::size_t> nearest = nearest_words(name_, ids);
    return nearest.empty() ? "" : std::string(ids[nearest.front()]);
  }
  const std::vector<FileError>& errors() const { return errors_; }

 private:
  bool has_id(const std::string& path) {
    const ParseResult<CalledName> called = kind_.called(path);
    errors_.insert(errors_.end(), called.errors.begin(), called.errors.end());
    if (!called) return false;
    ids_.insert(called.value->id);
    for (const auto& [language, name] : called.value->name) {
      if (small_letters(name) == name_) by_name_.try_emplace(called.value->id, path);
    }
    return called.value->id == id_;
  }

  const SoughtKind& kind_;
  std::string id_;
  std::string name_;  // `id_` in lowercase, to compare with names
  std::vector<FileError> errors_;
  std::map<std::string, std::string> by_name_;
  std::set<std::string> ids_;
  bool gave_up_ = false;
};

FileError problem(const SoughtName& wanted, std::string what) {
  return {wanted.file, wanted.position.line, wanted.position.column,
          "",          std::move(what),      ErrorKind::other};
}

ParseResult<std::string> at_path(const SoughtKind& kind, const SoughtName& wanted) {
  const fs::path folder = wanted.file == "-" ? fs::path() : fs::path(wanted.file).parent_path();
  const std::string path = named_path(folder, wanted.name);
  std::error_code error;
  // Reading a pipe would wait.
  if (fs::is_regular_file(path, error)) return {path, {}};
  return {{}, {problem(wanted, fmt::format("there is no {} {}", to_string(kind.kind), path))}};
}

std::optional<std::string> path_of_id(IdSearch& search, const SoughtName& wanted,
                                      const std::vector<std::string>& places) {
  for (const std::string& path : places) {
    if (auto found = search.in_path(path)) return found;
    if (search.gave_up()) return std::nullopt;
  }
  if (const auto pack = nearest_pack(wanted.file == "-" ? "./record" : wanted.file)) {
    if (auto found = search.in_pack(*pack)) return found;
    if (search.gave_up()) return std::nullopt;
  }
  const std::optional<std::string> installed = installed_folder("packs");
  return installed ? search.in_path(*installed) : std::nullopt;
}

std::string not_found(const SoughtKind& kind, const IdSearch& search, const SoughtName& wanted,
                      bool any_place) {
  const bool asks = !kind.option.empty();
  if (search.gave_up()) {
    const std::string way =
        asks ? fmt::format(", or give its place with {} PATH", kind.option) : "";
    return fmt::format("so the {} \"{}\" cannot be found (fix that{})", to_string(kind.kind),
                       wanted.name, way);
  }
  const std::string no_id =
      fmt::format("no {} has the id \"{}\"{}", to_string(kind.kind), wanted.name,
                  wanted.name.find(' ') == std::string::npos ? "" : " or that name");
  if (const std::string near = search.near_id(); !near.empty()) {
    return fmt::format("{} (did you mean {}?)", no_id, near);
  }
  const std::string given = any_place && asks ? fmt::format("{}, ", kind.option) : "";
  const std::string way = asks ? fmt::format("; {} PATH adds a place", kind.option) : "";
  return fmt::format("{} (searched: {}this file's pack and the installed packs{})", no_id, given,
                     way);
}

}  // namespace

ParseResult<std::string> find_named(const SoughtKind& kind, const SoughtName& wanted,
                                    const std::vector<std::string>& places) {
  if (wanted.name.ends_with(kind.ending)) return at_path(kind, wanted);
  IdSearch search(kind, wanted.name);
  if (auto path = path_of_id(search, wanted, places)) return {std::move(path), {}};
  const auto& named = search.by_name();
  if (!search.gave_up() && named.size() == 1) return {named.begin()->second, {}};
  std::vector<FileError> errors = search.errors();
  if (!search.gave_up() && named.size() > 1) {
    std::string ids;
    for (const auto& [id, path] : named) ids += (ids.empty() ? "" : ", ") + id;
    errors.push_back(
        problem(wanted, fmt::format("several {}s are named \"{}\"; use one of the ids {}",
                                    to_string(kind.kind), wanted.name, ids)));
    return {{}, std::move(errors)};
  }
  errors.push_back(problem(wanted, not_found(kind, search, wanted, !places.empty())));
  return {{}, std::move(errors)};
}

}  // namespace chartroom::maps
