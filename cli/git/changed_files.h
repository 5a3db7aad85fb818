// Files that changed since a commit, according to git.
#pragma once

#include <string>
#include <vector>

#include "cli/git/staged_files.h"
#include "maps/files/input_files.h"

namespace chartroom::cli {

// Returns the targets to validate because of changes since the work tree's branch left `ref`,
// including uncommitted and untracked files. These are changed files, all files below a pack.json
// that changed or lost a map or deck, all files below changed git attributes, and the target
// `input` (standard input). With `staged` only staged changes count, and the targets are staged
// files. Throws FileException if a target lies in no git work tree, or git finds no such commit or
// no common ancestor.
std::vector<maps::InputFile> changed_since(const std::string& ref,
                                           const std::vector<maps::InputFile>& targets,
                                           const std::string& input,
                                           const StagedFiles* staged = nullptr);

}  // namespace chartroom::cli
