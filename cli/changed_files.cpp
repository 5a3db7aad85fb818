#include "cli/changed_files.h"

#include <algorithm>
#include <filesystem>
#include <map>
#include <set>

#include "cli/child_process.h"
#include "maps/files/pack_search.h"
#include "maps/platform/work_tree.h"

namespace chartroom::cli {
namespace {

namespace fs = std::filesystem;

[[noreturn]] void fail(const std::string& ref, const std::string& what) {
  throw FileException(FileError::of_file("--since " + ref, what));
}

bool is_member(const fs::path& path) {
  const std::string name = path.filename().string();
  return name.ends_with(".map.json") || name.ends_with(".deck.json");
}

// The changes of one work tree.
class Changes {
 public:
  Changes(const std::string& ref, const fs::path& root) : root_(root) {
    const std::string commit =
        hash({"rev-parse", "--quiet", "--verify", "--end-of-options", ref + "^{commit}"}, ref,
             "git knows no such commit in " + root.string());
    const std::string base =
        hash({"merge-base", commit, "HEAD"}, ref,
             "git finds no common ancestor in " + root.string() +
                 " (of a shallow clone more is needed: git fetch --unshallow)");
    add(git({"diff", "--name-only", "--no-renames", "--no-ext-diff", "-z", base, "--"}), ref);
    add(git({"ls-files", "--others", "--exclude-standard", "-z"}), ref);
    for (const fs::path& path : changed_) note_lost(path);
  }

  bool has(const fs::path& full_path) const { return changed_.contains(full_path); }
  // Whether it changed, or a map or deck below its folder is gone.
  bool has_pack(const fs::path& full_path) const {
    return has(full_path) || lost_from_.contains(full_path.parent_path());
  }

 private:
  std::optional<std::string> git(std::vector<std::string> words) const {
    words.insert(words.begin(), {"git", "-C", root_.string()});
    return output_of(words);
  }

  std::string hash(const std::vector<std::string>& words, const std::string& ref,
                   const std::string& otherwise) const {
    const std::optional<std::string> line = git(words);
    if (!line || line->empty()) fail(ref, otherwise);
    return line->substr(0, line->find('\n'));
  }

  // Names from the root, each ended by NUL.
  void add(const std::optional<std::string>& names, const std::string& ref) {
    if (!names) fail(ref, "git does not tell what changed in " + root_.string());
    for (std::size_t at = 0; at < names->size();) {
      const std::size_t end = names->find('\0', at);
      changed_.insert(root_ / names->substr(at, end - at));
      at = end == std::string::npos ? end : end + 1;
    }
  }

  void note_lost(const fs::path& path) {
    std::error_code error;
    if (!is_member(path) || fs::exists(fs::symlink_status(path, error))) return;
    for (fs::path folder = path.parent_path(); folder != root_; folder = folder.parent_path()) {
      lost_from_.insert(folder);
    }
    lost_from_.insert(root_);
  }

  fs::path root_;
  std::set<fs::path> changed_;    // full paths
  std::set<fs::path> lost_from_;  // folders
};

}  // namespace

std::vector<maps::InputFile> changed_since(const std::string& ref,
                                           const std::vector<maps::InputFile>& targets,
                                           const std::string& input) {
  std::map<fs::path, Changes> trees;
  maps::PackSearch packs;
  std::vector<maps::InputFile> changed;
  for (const maps::InputFile& target : targets) {
    if (target.path == input) {
      changed.push_back(target);
      continue;
    }
    const fs::path full = full_path_of(target.path);
    const std::optional<fs::path> root = work_tree_of(full.parent_path());
    if (!root) fail(ref, target.path + " lies in no git work tree");
    const Changes& changes = trees.try_emplace(*root, ref, *root).first->second;
    const auto& above = packs.all(target.path, target.root);
    const bool whole_pack = std::any_of(above.begin(), above.end(), [&](const std::string& pack) {
      return changes.has_pack(full_path_of(pack));
    });
    if (whole_pack || changes.has(full)) changed.push_back(target);
  }
  return changed;
}

}  // namespace chartroom::cli
