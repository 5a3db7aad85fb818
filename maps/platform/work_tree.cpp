#include "maps/platform/work_tree.h"

#include <algorithm>
#include <climits>

namespace chartroom {

namespace fs = std::filesystem;

namespace {

bool is_below(const fs::path& path, const fs::path& folder) {
  return std::mismatch(folder.begin(), folder.end(), path.begin(), path.end()).first ==
         folder.end();
}

}  // namespace

std::optional<fs::path> work_tree_of(const fs::path& folder) {
  for (fs::path at = folder;; at = at.parent_path()) {
    std::error_code error;
    if (fs::exists(at / ".git", error)) return at;
    if (at == at.parent_path()) return std::nullopt;
  }
}

fs::path full_path_of(const std::string& path) {
  std::error_code error;
  const fs::path full = fs::absolute(path, error);
  if (error) return path;
  const fs::path folder = fs::weakly_canonical(full.parent_path(), error);
  return error ? full.lexically_normal() : folder / full.filename();
}

bool is_too_long(const fs::path& path) {
  std::error_code error;
  return fs::absolute(path, error).native().size() >= PATH_MAX || error;
}

std::optional<fs::path> work_tree_of_run(const std::string& path) {
  std::error_code error;
  const fs::path full = fs::weakly_canonical(fs::absolute(path, error), error);
  std::optional<fs::path> here = work_tree_of(fs::weakly_canonical(fs::current_path(error), error));
  return here && is_below(full, *here) ? here : work_tree_of(full);
}

std::optional<std::string> WorkTreePaths::of(const std::string& path) {
  if (path == "-") return std::nullopt;
  const fs::path full = full_path_of(path);
  if (run_ && is_below(full, *run_)) return full.lexically_relative(*run_).generic_string();
  const fs::path folder = full.parent_path();
  const auto [known, fresh] = roots_.try_emplace(folder.string());
  if (fresh) known->second = work_tree_of(folder);
  if (!known->second) return std::nullopt;
  return full.lexically_relative(*known->second).generic_string();
}

}  // namespace chartroom
