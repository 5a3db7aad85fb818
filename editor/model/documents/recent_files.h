// The files that were opened or saved last.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace chartroom::editor {

// The latest first, each once, at most kMost. Kept in a file, a path a line.
class RecentFiles {
 public:
  static constexpr std::size_t kMost = 12;

  // A file that is not there or cannot be read holds none: nothing is lost with the list.
  static RecentFiles load(const std::string& path);
  // Throws FileException.
  void save(const std::string& path) const;

  const std::vector<std::string>& paths() const { return paths_; }
  // Relative paths are made absolute. Two names of one file (links, "..") are one.
  void add(const std::string& path);
  void remove(const std::string& path);

 private:
  std::vector<std::string> paths_;
};

}  // namespace chartroom::editor
