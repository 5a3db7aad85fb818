// What git, and the search for files, know of the work tree that something lies in.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "maps/files/input_files.h"

namespace chartroom::cli {

// The work tree of what was named: in one of a submodule below it the outer one's commits count.
// Nothing where there is none.
std::optional<std::filesystem::path> tree_of(const maps::InputFile& target);

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

}  // namespace chartroom::cli
