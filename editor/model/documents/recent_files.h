// The files opened or saved last.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace chartroom::editor {

// A list of at most kMost files, latest first, each once. Kept in a file, one path a line.
class RecentFiles {
 public:
  static constexpr std::size_t kMost = 12;

  // Returns an empty list if the file is missing or unreadable: such a list loses nothing.
  static RecentFiles load(const std::string& path);
  // Throws FileException.
  void save(const std::string& path) const;

  const std::vector<std::string>& paths() const { return paths_; }
  // Adds a file by its absolute path. Two names of one file (links, "..") are one.
  void add(const std::string& path);
  void remove(const std::string& path);

 private:
  std::vector<std::string> paths_;
};

}  // namespace chartroom::editor
