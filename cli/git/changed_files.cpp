#include "cli/git/changed_files.h"

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <map>
#include <set>

#include "cli/git/commits.h"
#include "maps/files/link_steps.h"
#include "maps/files/named_path.h"
#include "maps/files/pack_file.h"
#include "maps/files/pack_search.h"
#include "maps/platform/utf8.h"
#include "maps/platform/work_tree.h"

namespace chartroom::cli {
namespace {

namespace fs = std::filesystem;

[[noreturn]] void fail_since(const std::string& ref, const std::string& what) {
  throw FileException(FileError::of_file("--since " + ref, what));
}

bool is_pack(const fs::path& path) { return path.filename() == "pack.json"; }

bool is_member(const fs::path& path) {
  const std::string name = path.filename().string();
  return name.ends_with(".map.json") || name.ends_with(".deck.json");
}

// True for a part of a path that is a hidden folder, which searches skip.
bool is_hidden(const fs::path& part) {
  return part.native().starts_with('.') && part != "." && part != "..";
}

// The changes of one work tree, or of its staged files, which are then at `root`.
class Changes {
 public:
  Changes(const std::string& ref, const fs::path& root, const StagedFiles* staged)
      : root_(root), work_tree_(staged == nullptr ? root : staged->work_tree()) {
    const auto base =
        git_in(work_tree_, {"merge-base", commit_of(work_tree_, ref, "--since"), "HEAD"});
    if (!base || base->empty()) {
      fail_since(ref, "no common ancestor in " + work_tree_.string() +
                          " (for a shallow clone run git fetch --unshallow)");
    }
    std::vector<std::string> difference{"diff",
                                        "--name-only",
                                        "--no-renames",
                                        "--no-ext-diff",
                                        "--ignore-submodules=none",
                                        "-z",
                                        base->substr(0, base->find('\n')),
                                        "--"};
    if (staged != nullptr) difference.insert(difference.begin() + 1, "--cached");
    add(git_in(work_tree_, difference), ref);
    if (staged == nullptr) {
      add(git_in(work_tree_, {"ls-files", "--others", "--exclude-standard", "-z"}), ref);
    }
    for (const fs::path& path : changed_) note_what_it_holds(path);
  }

  // True if the path or its submodule changed; if a pack.json at or above it is gone or has become
  // a link; or if git attributes at or above it changed.
  bool has(const fs::path& full_path) const {
    for (fs::path at = full_path; at != root_ && at.has_relative_path(); at = at.parent_path()) {
      if (is_changed(at) || changed_folders_.contains(at.parent_path())) return true;
    }
    return false;
  }
  // True if the pack changed, if a map or deck below its folder is gone or has become a link, or if
  // a listed file changed.
  bool has_pack(const fs::path& full_path) {
    const fs::path folder = full_path.parent_path();
    return has(full_path) || lost_from_.contains(folder) || lists_changed(full_path);
  }

 private:
  // Adds names relative to the root.
  void add(const std::optional<std::string>& names, const std::string& ref) {
    if (!names) fail_since(ref, "git cannot list the changes in " + work_tree_.string());
    for (const std::string& name : names_in(*names)) {
      const fs::path path = root_ / (name.ends_with('/') ? name.substr(0, name.size() - 1) : name);
      changed_names_.insert(caseless(path.string()));
      changed_.insert(path);
    }
  }

  // Notes folders where all files count as changed: attributes can change line ends, for example.
  void note_what_it_holds(const fs::path& path) {
    if (path.filename() == ".gitattributes") changed_folders_.insert(path.parent_path());
    if (is_plain_file(path)) return;
    if (is_pack(path)) changed_folders_.insert(path.parent_path());
    if (!is_member(path)) return;
    for (fs::path folder = path.parent_path(); folder != root_; folder = folder.parent_path()) {
      lost_from_.insert(folder);
    }
    lost_from_.insert(root_);
  }

  // True if a listed file or the way to it changed. Searches skip hidden folders and links, so such
  // a file is no target itself. Looks each pack up once; an unreadable pack counts as changed.
  bool lists_changed(const fs::path& pack) {
    const auto [known, fresh] = lists_changed_.try_emplace(pack, false);
    if (!fresh) return known->second;
    const ParseResult<maps::PackFile> file = maps::load_pack(pack.string());
    maps::NamesOnDisk on_disk(pack.parent_path());
    const auto changed = [&](const std::string& name) {
      return way_changed(pack.parent_path(), on_disk.of(name));
    };
    return known->second = !file || std::ranges::any_of(file.value->pack.maps, changed) ||
                           std::ranges::any_of(file.value->pack.decks, changed);
  }

  // True if a search skips the file or does not find it, and anything on the way from the folder to
  // it changed: submodules, links, their targets, packs, attributes, or the file itself.
  bool way_changed(const fs::path& folder, const fs::path& name) const {
    const std::vector<maps::LinkStep> steps = maps::link_steps(folder, name);
    const bool is_passed_over = std::ranges::any_of(steps, [](const maps::LinkStep& step) {
      return step.is_link || (step.is_folder && is_hidden(step.path.filename()));
    });
    if (!is_passed_over && is_plain_file(folder / name)) return false;
    return std::ranges::any_of(steps, [this](const maps::LinkStep& step) {
      return has(step.path) || is_changed(step.path / "pack.json");
    });
  }

  // Compares as disks without capitals do, where a new name can take the place of another.
  bool is_changed(const fs::path& full_path) const {
    return changed_.contains(full_path) || changed_names_.contains(caseless(full_path.string()));
  }

  fs::path root_;
  fs::path work_tree_;                      // the folder in which git runs
  std::set<fs::path> changed_;              // full paths
  std::set<std::string> changed_names_;     // full paths without regard to capitals
  std::set<fs::path> lost_from_;            // folders
  std::set<fs::path> changed_folders_;      // folders in which all files count as changed
  std::map<fs::path, bool> lists_changed_;  // keyed by pack
};

}  // namespace

std::vector<maps::InputFile> changed_since(const std::string& ref,
                                           const std::vector<maps::InputFile>& targets,
                                           const std::string& input, const StagedFiles* staged) {
  NamedTrees named(ref, "--since", staged);
  std::map<fs::path, Changes> trees;
  maps::PackSearch packs;
  std::vector<maps::InputFile> changed;
  for (const maps::InputFile& target : targets) {
    if (target.path == input) {
      changed.push_back(target);
      continue;
    }
    const fs::path full = full_path_of(target.path);
    const fs::path root = named.of(target);
    Changes& changes = trees.try_emplace(root, ref, root, staged).first->second;
    const auto& above = packs.all(target.path, target.root);
    const bool whole_pack = std::any_of(above.begin(), above.end(), [&](const std::string& pack) {
      return changes.has_pack(full_path_of(pack));
    });
    if (whole_pack || changes.has(full)) changed.push_back(target);
  }
  return changed;
}

}  // namespace chartroom::cli
