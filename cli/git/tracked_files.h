// Files that git tracks.
#pragma once

#include <string>

namespace chartroom::cli {

// Throws FileException if git tracks a file in the folder or a link on its path: a commit could
// then decide what is in the folder. Also throws if git fails in the folder's work tree. The folder
// need not exist.
void expect_untracked(const std::string& folder);

}  // namespace chartroom::cli
