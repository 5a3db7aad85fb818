// The folders and files to watch.
#pragma once

#include <functional>
#include <set>
#include <string>
#include <vector>

namespace chartroom::cli {

class WatchedPaths {
 public:
  explicit WatchedPaths(std::vector<std::string> paths) : paths_(std::move(paths)) {}

  // Calls `use` for every folder to watch: given folders with all folders below except hidden ones,
  // and the folders of given files, even if they do not exist.
  void each_folder(const std::function<void(const std::string& folder)>& use);
  // True if a change of this name matters; not for the program's own reports and baselines.
  bool concern(const std::string& name) const;

 private:
  std::vector<std::string> paths_;
  std::set<std::string> names_;  // files given by name
};

}  // namespace chartroom::cli
