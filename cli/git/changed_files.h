// What changed since a commit, as git sees it.
#pragma once

#include <string>
#include <vector>

#include "cli/git/staged_files.h"
#include "maps/files/input_files.h"

namespace chartroom::cli {

// Of the targets those that are to be judged because of what changed from `ref` on: since the work
// tree's branch left it, or by what is not committed or not even known to git. Those are the files
// that changed themselves, and all below a pack.json that changed or that has lost a map or deck,
// or below attributes of git that changed; and the target `input` (standard input), if there is
// one. With `staged` only what is staged counts as changed, and the targets are files of that.
// Throws FileException where a target lies in no git work tree, and where git knows no such commit
// or no common ancestor.
std::vector<maps::InputFile> changed_since(const std::string& ref,
                                           const std::vector<maps::InputFile>& targets,
                                           const std::string& input,
                                           const StagedFiles* staged = nullptr);

}  // namespace chartroom::cli
