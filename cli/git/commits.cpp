#include "cli/git/commits.h"

#include <algorithm>

#include "cli/git/staged_files.h"
#include "maps/platform/file_error.h"
#include "maps/platform/work_tree.h"

namespace chartroom::cli {

namespace fs = std::filesystem;

namespace {

std::optional<fs::path> tree_of(const maps::InputFile& target) {
  if (target.root.empty()) return work_tree_of(full_path_of(target.path).parent_path());
  std::error_code error;
  const fs::path folder = fs::canonical(target.root, error);
  return error ? std::nullopt : work_tree_of(folder);
}

// True if the commit has a link there with an equal target.
bool has_link(const fs::path& work_tree, const std::string& commit, const std::string& name,
              const fs::path& target) {
  constexpr std::string_view kLink = "120000 ";
  const auto entry = git_in(work_tree, {"ls-tree", "-z", commit, "--", name});
  if (!entry || !entry->starts_with(kLink)) return false;
  return git_in(work_tree, {"cat-file", "blob", commit + ":" + name}) == target.string();
}

}  // namespace

bool lies_below(const fs::path& path, const fs::path& folder) {
  return std::mismatch(folder.begin(), folder.end(), path.begin(), path.end()).first ==
         folder.end();
}

bool is_plain_file(const fs::path& path) {
  std::error_code error;
  return fs::is_regular_file(fs::symlink_status(path, error));
}

std::optional<std::string> git_in(const fs::path& work_tree, std::vector<std::string> words,
                                  Errors errors) {
  // A file monitor is a program named by the work tree's own settings, so it must not run.
  words.insert(words.begin(), {"git", "-c", "core.fsmonitor=false", "-C", work_tree.string()});
  return output_of(words, errors);
}

std::vector<std::string> names_in(const std::string& output) {
  std::vector<std::string> names;
  for (std::size_t at = 0; at < output.size();) {
    const std::size_t end = std::min(output.find('\0', at), output.size());
    names.push_back(output.substr(at, end - at));
    at = end + 1;
  }
  return names;
}

std::optional<std::string> submodule_commit(const std::string& entry) {
  constexpr std::string_view kBeginning = "160000 commit ";
  if (!entry.starts_with(kBeginning)) return std::nullopt;
  return entry.substr(kBeginning.size(), entry.find('\t') - kBeginning.size());
}

bool is_checked_out(const fs::path& folder) {
  std::error_code error;
  return fs::exists(folder / ".git", error);
}

std::string commit_of(const fs::path& work_tree, const std::string& ref,
                      const std::string& option) {
  const std::optional<std::string> line = git_in(
      work_tree, {"rev-parse", "--quiet", "--verify", "--end-of-options", ref + "^{commit}"});
  if (!line || line->empty()) {
    throw FileException(
        FileError::of_file(option + " " + ref, "no such commit in " + work_tree.string()));
  }
  return line->substr(0, line->find('\n'));
}

NamedTrees::NamedTrees(std::string ref, std::string option, const StagedFiles* staged)
    : ref_(std::move(ref)), option_(std::move(option)), staged_(staged) {
  if (staged != nullptr) return;
  std::error_code error;
  const fs::path folder = fs::canonical(fs::current_path(error), error);
  if (!error) here_ = work_tree_of(folder);
}

void NamedTrees::fail(const std::string& what) const {
  throw FileException(FileError::of_file(option_ + " " + ref_, what));
}

fs::path NamedTrees::of(const maps::InputFile& target) {
  const std::optional<fs::path> tree = tree_of(target);
  if (!tree) fail(target.path + " is not in a git work tree");
  if (here_ && *tree != *here_ && lies_below(*tree, *here_)) {
    fail(target.path + " is in another work tree, " + tree->string() +
         ", which has other commits than " + here_->string() + " (name a folder above it)");
  }
  const fs::path named =
      target.root.empty() ? fs::path(target.path).parent_path() : fs::path(target.root);
  if (known_.insert(named).second) {
    expect_known_links(named);
    std::error_code error;
    const fs::path folder = fs::canonical(named.empty() ? "." : named, error);
    if (!error) {
      const fs::path git = staged_ == nullptr ? *tree : staged_->work_tree();
      expect_known_submodules(folder, *tree, commit_of(git, ref_, option_));
    }
  }
  return *tree;
}

// Looks into submodules, too, each by the commit of it that the outer commit has.
void NamedTrees::expect_known_submodules(const fs::path& named, const fs::path& tree,
                                         const std::string& commit) const {
  const fs::path work_tree = staged_ == nullptr ? tree : staged_->work_tree();
  const auto list = git_in(work_tree, {"ls-files", "--cached", "--stage", "-z"});
  constexpr std::string_view kSubmodule = "160000 ";
  constexpr std::string_view kFolder = "040000 ";
  for (const std::string& entry : names_in(list.value_or(""))) {
    if (!entry.starts_with(kSubmodule)) continue;
    const std::string name = entry.substr(entry.find('\t') + 1);
    const bool is_near = lies_below(tree / name, named) || lies_below(named, tree / name);
    if (!is_near) continue;
    const std::string there = git_in(work_tree, {"ls-tree", "-z", commit, "--", name}).value_or("");
    if (there.starts_with(kFolder)) {
      fail(name + " is a submodule, but a folder in " + ref_ +
           ", whose files there would not be checked");
    }
    const auto inner = submodule_commit(there);
    if (inner && staged_ == nullptr && is_checked_out(tree / name)) {
      expect_known_submodules(named, tree / name, *inner);
    }
  }
}

void NamedTrees::expect_known_links(const fs::path& named) const {
  if (!here_) return;
  std::error_code error;
  fs::path at;  // without links
  for (const fs::path& part : fs::absolute(named, error)) {
    const fs::path next = at / part;
    if (fs::is_symlink(next, error) && lies_below(next, *here_)) {
      const std::string name = next.lexically_relative(*here_).generic_string();
      const fs::path target = fs::read_symlink(next, error);
      if (!has_link(*here_, commit_of(*here_, ref_, option_), name, target)) {
        fail(name + " is a link, but not in " + ref_ + ", whose files there would not be checked");
      }
    }
    at = fs::canonical(next, error);
    if (error) return;  // validation reports unreadable paths
  }
}

}  // namespace chartroom::cli
