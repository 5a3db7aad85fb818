// The way to a file through links.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace chartroom::maps {

// A path on the way, named through the folders that earlier links lead to.
struct LinkStep {
  std::filesystem::path path;
  bool is_link = false;
  bool is_absolute = false;  // a link that names its target from the root of the disk
  bool is_folder = false;    // it leads on to another part of the way
};

// Returns the steps from a folder without links to the file of a relative name: links, what they
// lead to, and the folders between. The steps end early where links lead round.
std::vector<LinkStep> link_steps(const std::filesystem::path& folder,
                                 const std::filesystem::path& name);

}  // namespace chartroom::maps
