// Finds the pack that a file belongs to.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace chartroom::maps {

// Returns the path of the nearest pack.json: in the file's folder or, inside a git work tree, above
// it up to the tree's root. Returns nothing if there is none, and for "-" (standard input). `root`
// is the folder whose search found the file: its work tree counts, and without one the search for a
// pack ends there. Anything named pack.json counts, even if it cannot be read as a pack.
std::optional<std::string> nearest_pack(const std::string& path, const std::string& root = "");

// Finds the packs of many files and searches each folder only once.
class PackSearch {
 public:
  std::optional<std::string> nearest(const std::string& path, const std::string& root = "");
  // Returns every pack.json on the way up, the outermost first and the nearest last.
  const std::vector<std::string>& all(const std::string& path, const std::string& root = "");
  // Treats the pack.json at this full path as existing. Call it before any search.
  void suppose(const std::string& full_path) { supposed_ = full_path; }

 private:
  // Keyed by a folder and the folder where its search ends.
  std::map<std::pair<std::string, std::string>, std::vector<std::string>> by_folder_;
  std::string supposed_;
};

}  // namespace chartroom::maps
