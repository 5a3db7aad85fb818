// The git work tree of a file: one project, whose files are named by their paths from its root.
#pragma once

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <utility>

namespace chartroom {

// Returns the work tree's root, or nothing if there is none. `folder` is absolute.
std::optional<std::filesystem::path> work_tree_of(const std::filesystem::path& folder);

// Returns a file's absolute path: its folder without links, then its name. The file need not exist.
std::filesystem::path full_path_of(const std::string& path);

// True if the system cannot name the file by its absolute path.
bool is_too_long(const std::filesystem::path& path);

// Returns the work tree that a run on a path is about: the current folder's if the path is below
// it, else the path's own. Nothing if there is none.
std::optional<std::filesystem::path> work_tree_of_run(const std::string& path);

// Names files as code hosts do. Looks each folder up once.
class WorkTreePaths {
 public:
  // Files below `run` are named from there, also in a submodule, which has a work tree of its own.
  explicit WorkTreePaths(std::optional<std::filesystem::path> run = {}) : run_(std::move(run)) {}

  // Returns "maps/a.map.json" for "../maps/a.map.json" in a folder of the work tree; nothing
  // outside any work tree and for "-" (standard input).
  std::optional<std::string> of(const std::string& path);

 private:
  std::optional<std::filesystem::path> run_;
  std::map<std::string, std::optional<std::filesystem::path>> roots_;  // keyed by folder
};

}  // namespace chartroom
