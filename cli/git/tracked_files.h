// Files that git tracks.
#pragma once

#include <string>

namespace chartroom::cli {

// Throws FileException if git tracks the file, a file in the folder or a link on its path: a commit
// could then decide what is there. Also throws if git fails in the path's work tree. The path need
// not exist. `why` ends the error: why such a file is refused, and what to do.
void expect_untracked(const std::string& path, const std::string& why);

// Throws as above if results that are kept in the folder may come from a commit.
void expect_trusted_cache(const std::string& folder);

}  // namespace chartroom::cli
