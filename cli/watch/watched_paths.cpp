#include "cli/watch/watched_paths.h"

#include <filesystem>

namespace chartroom::cli {

namespace fs = std::filesystem;

void WatchedPaths::each_folder(const std::function<void(const std::string& folder)>& use) {
  for (const std::string& path : paths_) {
    std::error_code error;
    if (!fs::is_directory(path, error)) {
      names_.insert(fs::path(path).filename().string());
      use(fs::path(path).parent_path().string());
      continue;
    }
    use(path);
    for (fs::recursive_directory_iterator at(path, error), end; !error && at != end;
         at.increment(error)) {
      if (!at->is_directory(error) || at->is_symlink(error)) continue;
      if (at->path().filename().string().starts_with('.')) {
        at.disable_recursion_pending();
      } else {
        use(at->path().string());
      }
    }
  }
}

bool WatchedPaths::concern(const std::string& name) const {
  return name == "pack.json" || name.ends_with(".map.json") || name.ends_with(".deck.json") ||
         names_.contains(name);
}

}  // namespace chartroom::cli
