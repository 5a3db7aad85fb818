// Which pack a file belongs to, and where the shipped packs are.
#pragma once

#include <map>
#include <optional>
#include <string>

namespace chartroom::maps {

// The path of the nearest pack.json in the file's folder or one above it; nothing where there is
// none. "-" (standard input) belongs to no pack.
std::optional<std::string> nearest_pack(const std::string& path);

// Asks that for many files, and looks into each folder only once.
class PackSearch {
 public:
  std::optional<std::string> nearest(const std::string& path);

 private:
  std::map<std::string, std::optional<std::string>> by_folder_;
};

// The folder of the packs that came with the program that is running: share/chartroom/packs beside
// its own folder, in a build as where it is installed. Nothing where that is not there.
std::optional<std::string> installed_packs();

}  // namespace chartroom::maps
