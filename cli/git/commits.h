// The facts that git and the search for files need about a work tree.
#pragma once

#include <filesystem>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "cli/git/child_process.h"
#include "maps/files/input_files.h"

namespace chartroom::cli {

class StagedFiles;

// True if the path is the folder or lies in it, by name; both are full paths.
bool lies_below(const std::filesystem::path& path, const std::filesystem::path& folder);

// True for a file; not for a link, which searches skip.
bool is_plain_file(const std::filesystem::path& path);

// Returns the output of `git` in the work tree, or nothing if it fails.
std::optional<std::string> git_in(const std::filesystem::path& work_tree,
                                  std::vector<std::string> words, Errors errors = Errors::shown);
// Returns the NUL-terminated names in git's output.
std::vector<std::string> names_in(const std::string& output);

// Returns the commit of a submodule by git's entry for it ("160000 commit 4b825dc\tharbour"), or
// nothing for other entries.
std::optional<std::string> submodule_commit(const std::string& entry);
// True if git has a work tree there.
bool is_checked_out(const std::filesystem::path& folder);

// Returns the hash of a named commit. Throws FileException, naming `option`, if git finds none.
std::string commit_of(const std::filesystem::path& work_tree, const std::string& ref,
                      const std::string& option);

// The work trees of the named paths, whose commits count. In a submodule below a named path the
// outer tree's commits count.
class NamedTrees {
 public:
  // Takes the commit's name and its option, and the staged files, in their own folder, if any.
  NamedTrees(std::string ref, std::string option, const StagedFiles* staged = nullptr);

  // Returns the target's work tree. Throws FileException if there is none, or if it lies within the
  // current folder's tree (as a submodule does), because its author could send new commits with it.
  // Also throws if the commit lacks a link in the named path, or has a folder where a submodule is
  // now: files there would be skipped.
  std::filesystem::path of(const maps::InputFile& target);

 private:
  [[noreturn]] void fail(const std::string& what) const;
  void expect_known_links(const std::filesystem::path& named) const;
  void expect_known_submodules(const std::filesystem::path& named,
                               const std::filesystem::path& tree, const std::string& commit) const;

  std::string ref_;
  std::string option_;
  const StagedFiles* staged_;
  std::optional<std::filesystem::path> here_;  // the current folder's; none for staged files
  std::set<std::filesystem::path> known_;      // named paths that the commit matches
};

}  // namespace chartroom::cli
