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

std::optional<std::string> installed_packs() {
  namespace fs = std::filesystem;
  std::error_code error;
  const fs::path program = fs::read_symlink("/proc/self/exe", error);
  if (error) return std::nullopt;
  const fs::path packs = program.parent_path().parent_path() / "share/chartroom/packs";
  return fs::is_directory(packs, error) ? std::optional(packs.string()) : std::nullopt;
}

}  // namespace chartroom
