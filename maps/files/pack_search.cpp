#include "maps/files/pack_search.h"

#include <algorithm>
#include <filesystem>

#include "maps/platform/work_tree.h"

namespace chartroom::maps {
namespace {

namespace fs = std::filesystem;

// True if there is anything of that name, or if the system does not tell: reading it then says why
// it is no pack.
bool may_be_there(const fs::path& path) {
  std::error_code error;
  return fs::symlink_status(path, error).type() != fs::file_type::not_found;
}

// Returns the packs in `folder`, which is free of links, and in its parents up to `last`.
std::vector<std::string> packs_from(fs::path folder, const fs::path& last,
                                    const fs::path& supposed) {
  std::vector<std::string> packs;
  for (;; folder = folder.parent_path()) {
    const fs::path pack = folder / "pack.json";
    if (pack == supposed || may_be_there(pack)) packs.push_back(pack.string());
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
  // The search ends at the root of the git work tree, which is one project, however the file was
  // named. Outside a work tree it ends where it was named: parent folders may belong to others.
  if (fresh) {
    const fs::path from = root.empty() ? folder : named;
    known->second = packs_from(folder, work_tree_of(from).value_or(from), supposed_);
  }
  return known->second;
}

}  // namespace chartroom::maps
