#include "maps/files/pack_search.h"

#include <algorithm>
#include <filesystem>

#include "maps/platform/work_tree.h"

namespace chartroom::maps {
namespace {

namespace fs = std::filesystem;

// Returns the packs in `folder`, which is free of links, and in its parents up to `last`.
std::vector<std::string> packs_from(fs::path folder, const fs::path& last,
                                    const fs::path& supposed) {
  std::vector<std::string> packs;
  for (;; folder = folder.parent_path()) {
    const fs::path pack = folder / "pack.json";
    std::error_code error;  // a folder that cannot be read holds no pack
    if (pack == supposed || fs::is_regular_file(pack, error)) packs.push_back(pack.string());
    if (folder == last || folder == folder.parent_path()) break;
  }
  std::reverse(packs.begin(), packs.end());
  return packs;
}

}  // namespace

std::optional<std::string> nearest_pack(const std::string& path, const std::string& root) {
  return PackSearch().nearest(path, root);
}

std::optional<std::string> PackSearch::nearest(const std::string& path, const std::string& root) {
  const std::vector<std::string>& packs = all(path, root);
  return packs.empty() ? std::nullopt : std::optional(packs.back());
}

const std::vector<std::string>& PackSearch::all(const std::string& path, const std::string& root) {
  static const std::vector<std::string> none;
  if (path == "-") return none;
  std::error_code error;
  const fs::path folder = fs::weakly_canonical(fs::absolute(path, error), error).parent_path();
  if (error) return none;
  const fs::path named = root.empty() ? fs::path() : fs::weakly_canonical(root, error);
  const auto [known, fresh] = by_folder_.try_emplace({folder.string(), named.string()});
  // Without a root the search ends at the root of the git work tree, which is one project. Outside
  // a work tree it covers only the folder itself: parent folders may belong to others.
  if (fresh) {
    const fs::path last = root.empty() ? work_tree_of(folder).value_or(folder) : named;
    known->second = packs_from(folder, last, supposed_);
  }
  return known->second;
}

}  // namespace chartroom::maps
