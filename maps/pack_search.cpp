#include "maps/pack_search.h"

#include <filesystem>

namespace chartroom {

std::optional<std::string> nearest_pack(const std::string& path) {
  namespace fs = std::filesystem;
  if (path == "-") return std::nullopt;
  std::error_code error;
  fs::path folder = fs::weakly_canonical(path, error).parent_path();
  while (!error) {
    const fs::path pack = folder / "pack.json";
    if (fs::is_regular_file(pack, error)) return pack.string();
    // A folder that cannot be looked into holds no pack for us.
    error.clear();
    if (folder == folder.parent_path()) return std::nullopt;
    folder = folder.parent_path();
  }
  return std::nullopt;
}

}  // namespace chartroom
