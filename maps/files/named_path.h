// The files that packs, records and lists name.
#pragma once

#include <filesystem>
#include <string>

namespace chartroom::maps {

// Returns a file's name as it is spelled on disk. Systems compose letters differently: if a folder
// lacks a part of `name`, the part with the same letters in another composition replaces it.
// Returns `name` if the file exists, or if no other spelling does.
std::string name_on_disk(const std::filesystem::path& folder, const std::string& name);

// Returns the path of the file in the folder, with its name as it is spelled on disk.
std::string named_path(const std::filesystem::path& folder, const std::string& name);

}  // namespace chartroom::maps
