// Files that git tracks.
#pragma once

#include <string>

namespace chartroom::cli {

// Throws FileException if git tracks files in the folder, or a link on the way to it: whoever sends
// commits decides what is in them. Also throws if the folder lies in a work tree of which git tells
// nothing. The folder need not exist.
void expect_untracked(const std::string& folder);

}  // namespace chartroom::cli
