// The files that packs, records and lists name.
#pragma once

#include <filesystem>
#include <string>

namespace chartroom::maps {

// Returns the name by which a folder has the file that is named so. Systems compose letters
// differently: where the folder lacks a name, another with the same letters stands for it, also for
// folders on the way. Returns `name` if there is none, and if the file exists.
std::string name_on_disk(const std::filesystem::path& folder, const std::string& name);

// Returns the path of the file in the folder that is named so, with its name on disk.
std::string named_path(const std::filesystem::path& folder, const std::string& name);

}  // namespace chartroom::maps
