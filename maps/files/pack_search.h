// Which pack a file belongs to.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace chartroom::maps {

// The path of the nearest pack.json in the file's folder, or, within a git work tree, in one above
// it up to the tree's root; nothing where there is none. "-" (standard input) belongs to no pack.
// `root`: a folder that was searched for the file, where the search for a pack ends, too.
std::optional<std::string> nearest_pack(const std::string& path, const std::string& root = "");

// Asks that for many files, and looks into each folder only once.
class PackSearch {
 public:
  std::optional<std::string> nearest(const std::string& path, const std::string& root = "");
  // Every pack.json on that way, the outermost first and the nearest last.
  const std::vector<std::string>& all(const std::string& path, const std::string& root = "");
  // Before anything is asked: a pack.json of that full path counts as there, as it will be soon.
  void suppose(const std::string& full_path) { supposed_ = full_path; }

 private:
  // By the folder, and the one where its search ends.
  std::map<std::pair<std::string, std::string>, std::vector<std::string>> by_folder_;
  std::string supposed_;
};

}  // namespace chartroom::maps
