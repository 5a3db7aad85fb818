#include "maps/files/pack_search.h"

#include <filesystem>

namespace chartroom::maps {
namespace {

namespace fs = std::filesystem;

// Where the search of a folder ends: at the root of its git work tree, which is one project; else
// at the folder itself, as nobody knows whose the folders above it are.
fs::path last_to_search(const fs::path& folder) {
  for (fs::path at = folder;; at = at.parent_path()) {
    std::error_code error;
    if (fs::exists(at / ".git", error)) return at;
    if (at == at.parent_path()) return folder;
  }
}

// In the folder, which holds no links any more, or above it up to the last.
std::optional<std::string> pack_from(fs::path folder, const fs::path& last) {
  for (;; folder = folder.parent_path()) {
    const fs::path pack = folder / "pack.json";
    std::error_code error;  // a folder that cannot be looked into holds no pack for us
    if (fs::is_regular_file(pack, error)) return pack.string();
    if (folder == last || folder == folder.parent_path()) return std::nullopt;
  }
}

}  // namespace

std::optional<std::string> nearest_pack(const std::string& path, const std::string& root) {
  return PackSearch().nearest(path, root);
}

std::optional<std::string> PackSearch::nearest(const std::string& path, const std::string& root) {
  if (path == "-") return std::nullopt;
  std::error_code error;
  const fs::path folder = fs::weakly_canonical(path, error).parent_path();
  if (error) return std::nullopt;
  const fs::path named = root.empty() ? fs::path() : fs::weakly_canonical(root, error);
  const auto [known, fresh] = by_folder_.try_emplace({folder.string(), named.string()});
  if (fresh) known->second = pack_from(folder, root.empty() ? last_to_search(folder) : named);
  return known->second;
}

}  // namespace chartroom::maps
