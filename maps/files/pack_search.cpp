#include "maps/files/pack_search.h"

#include <filesystem>

namespace chartroom::maps {
namespace {

namespace fs = std::filesystem;

// In the folder, which holds no links any more, or above it.
std::optional<std::string> pack_from(fs::path folder) {
  for (;;) {
    const fs::path pack = folder / "pack.json";
    std::error_code error;  // a folder that cannot be looked into holds no pack for us
    if (fs::is_regular_file(pack, error)) return pack.string();
    if (folder == folder.parent_path()) return std::nullopt;
    folder = folder.parent_path();
  }
}

}  // namespace

std::optional<std::string> nearest_pack(const std::string& path) {
  return PackSearch().nearest(path);
}

std::optional<std::string> PackSearch::nearest(const std::string& path) {
  if (path == "-") return std::nullopt;
  std::error_code error;
  const fs::path folder = fs::weakly_canonical(path, error).parent_path();
  if (error) return std::nullopt;
  const auto [known, fresh] = by_folder_.try_emplace(folder.string());
  if (fresh) known->second = pack_from(folder);
  return known->second;
}

std::optional<std::string> installed_packs() {
  std::error_code error;
  const fs::path program = fs::read_symlink("/proc/self/exe", error);
  if (error) return std::nullopt;
  const fs::path packs = program.parent_path().parent_path() / "share/chartroom/packs";
  return fs::is_directory(packs, error) ? std::optional(packs.string()) : std::nullopt;
}

}  // namespace chartroom::maps
