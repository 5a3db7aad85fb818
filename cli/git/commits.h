// What git, and the search for files, know of the work tree that something lies in.
#pragma once

#include <filesystem>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "maps/files/input_files.h"

namespace chartroom::cli {

class StagedFiles;

// Whether it is the folder, or lies in it, by their names; both are full paths.
bool lies_below(const std::filesystem::path& path, const std::filesystem::path& folder);

// Whether it is a file; a link, which a search passes over, is none.
bool is_plain_file(const std::filesystem::path& path);

// What `git` prints in the work tree; nothing where it fails.
std::optional<std::string> git_in(const std::filesystem::path& work_tree,
                                  std::vector<std::string> words);
// Its names that are each ended by NUL.
std::vector<std::string> names_in(const std::string& output);

// The hash of the commit that a name stands for. Throws FileException, which names the option that
// asked, where git knows none.
std::string commit_of(const std::filesystem::path& work_tree, const std::string& ref,
                      const std::string& option);

// The work trees of what was named, by whose commits it is judged: in one of a submodule below it
// the outer one's count.
class NamedTrees {
 public:
  // What the commit is called, and which option asks for it; and whether what is staged is judged,
  // which lies in a folder apart.
  NamedTrees(std::string ref, std::string option, const StagedFiles* staged = nullptr);

  // Throws FileException where the target lies in none; where that is one of its own within the
  // tree of the current folder, as of a submodule, for whoever sends it brings its commits along;
  // and where it was named by a link that the commit does not have, or a submodule below what was
  // named is a folder in the commit: what that has there would be passed by.
  std::filesystem::path of(const maps::InputFile& target);

 private:
  [[noreturn]] void fail(const std::string& what) const;
  void expect_known_links(const std::filesystem::path& named) const;
  void expect_known_submodules(const std::filesystem::path& named,
                               const std::filesystem::path& tree) const;

  std::string ref_;
  std::string option_;
  const StagedFiles* staged_;
  std::optional<std::filesystem::path> here_;  // of the current folder; none of what is staged
  std::set<std::filesystem::path> known_;      // what was named, and leads to what the commit has
};

}  // namespace chartroom::cli
