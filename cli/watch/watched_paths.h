// What a watch of files and folders looks at.
#pragma once

#include <functional>
#include <set>
#include <string>
#include <vector>

namespace chartroom::cli {

class WatchedPaths {
 public:
  explicit WatchedPaths(std::vector<std::string> paths) : paths_(std::move(paths)) {}

  // Every folder to watch: those that were given with all below them but hidden ones, and those of
  // files that were given. One that is not there is named all the same.
  void each_folder(const std::function<void(const std::string& folder)>& use);
  // Reports and baselines that the program writes beside the maps must not wake it.
  bool concern(const std::string& name) const;

 private:
  std::vector<std::string> paths_;
  std::set<std::string> names_;  // of files that were given by name
};

}  // namespace chartroom::cli
