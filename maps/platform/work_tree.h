// The git work tree that a file lies in: one project, whose files are known by their paths from its
// root.
#pragma once

#include <filesystem>
#include <map>
#include <optional>
#include <string>

namespace chartroom {

// Its root; nothing where there is none. The folder's path is absolute.
std::optional<std::filesystem::path> work_tree_of(const std::filesystem::path& folder);

// The absolute path of a file that need not be there: its folder without links, then its name.
std::filesystem::path full_path_of(const std::string& path);

// Files as code hosts name them. Each folder is looked up once.
class WorkTreePaths {
 public:
  // "maps/a.map.json" for "../maps/a.map.json" in a folder of the work tree; nothing outside of
  // any, and for "-" (standard input).
  std::optional<std::string> of(const std::string& path);

 private:
  std::map<std::string, std::optional<std::filesystem::path>> roots_;  // by folder
};

}  // namespace chartroom
