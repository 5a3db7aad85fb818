#include "cli/git/committed_packs.h"

#include <algorithm>
#include <utility>

#include "cli/git/commits.h"
#include "maps/platform/work_tree.h"

namespace chartroom::cli {
namespace {

namespace fs = std::filesystem;

constexpr const char* kPacksOfOption = "--packs-of";

[[noreturn]] void fail_packs_of(const std::string& ref, const std::string& what) {
  throw FileException(FileError::of_file(std::string(kPacksOfOption) + " " + ref, what));
}

}  // namespace

CommittedPacks::CommittedPacks(std::string ref, const std::vector<maps::InputFile>& targets)
    : ref_(std::move(ref)) {
  NamedTrees named(ref_, kPacksOfOption);
  for (const maps::InputFile& target : targets) {
    const fs::path tree = named.of(target);
    if (!commits_.contains(tree)) add_packs_of(tree, commit_of(tree, ref_, kPacksOfOption));
  }
}

void CommittedPacks::add_packs_of(const fs::path& tree, const std::string& commit) {
  commits_[tree] = commit;
  const auto list = git_in(tree, {"ls-tree", "-r", "-z", commit});
  if (!list) fail_packs_of(ref_, "git cannot list its files in " + tree.string());
  for (const std::string& entry : names_in(*list)) {
    const std::string name = entry.substr(entry.find('\t') + 1);
    if (const auto submodule = submodule_commit(entry)) {
      if (is_checked_out(tree / name)) add_packs_of(tree / name, *submodule);
    } else if (fs::path(name).filename() == "pack.json") {
      places_[(tree / name).string()] = {tree, name};
    }
  }
}

const maps::Pack* CommittedPacks::at(const std::string& full_path) {
  if (const auto known = read_.find(full_path); known != read_.end()) return &known->second;
  const auto found = places_.find(full_path);
  if (found == places_.end()) return nullptr;
  const auto& [tree, name] = found->second;
  const std::string where = ref_ + ":" + name;
  const auto bytes = git_in(tree, {"cat-file", "blob", commits_.at(tree) + ":" + name});
  if (!bytes) fail_packs_of(ref_, "git cannot read " + where);
  ParseResult<maps::PackFile> pack = maps::parse_pack(*bytes, where);
  if (!pack) throw FileException(pack.errors.front());
  return &read_.emplace(full_path, std::move(pack.value->pack)).first->second;
}

std::vector<FileError> CommittedPacks::deleted_packs_above(
    const std::vector<maps::InputFile>& targets) const {
  std::vector<FileError> gone;
  for (const auto& [full_path, place] : places_) {
    const fs::path folder = fs::path(full_path).parent_path();
    // A pack holds what a link leads to, too.
    const auto is_below = [&](const maps::InputFile& target) {
      std::error_code error;
      return lies_below(full_path_of(target.path), folder) ||
             lies_below(fs::weakly_canonical(target.path, error), folder);
    };
    if (is_plain_file(full_path) || std::ranges::none_of(targets, is_below)) continue;
    gone.push_back(FileError::of_file(
        place.name, "is missing, but " + ref_ + " has it, so its checks would not apply"));
  }
  return gone;
}

}  // namespace chartroom::cli
