// The files that packs, records and lists name.
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <utility>

namespace chartroom::maps {

// Finds files under their spelling on disk, as systems compose letters differently. If a folder
// lacks a part of a name, a name with equal letters in another composition replaces the part, the
// first in byte order. Reads each folder once.
class NamesOnDisk {
 public:
  explicit NamesOnDisk(std::filesystem::path folder) : folder_(std::move(folder)) {}

  // Returns `name`, below the folder, if the file exists, or if no other spelling does.
  std::string of(const std::string& name);

 private:
  // Names with letters that can be composed, by their composed form.
  using Spellings = std::map<std::string, std::string>;

  const Spellings& spellings_in(const std::filesystem::path& folder);
  std::string similar(const std::filesystem::path& folder, const std::string& name);

  std::filesystem::path folder_;
  std::map<std::string, Spellings> spellings_;  // by folder
};

// Returns one name as it is spelled on disk.
std::string name_on_disk(const std::filesystem::path& folder, const std::string& name);

// Returns the path of the file in the folder, with its name as it is spelled on disk.
std::string named_path(const std::filesystem::path& folder, const std::string& name);

}  // namespace chartroom::maps
