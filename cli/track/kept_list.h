// Saves an announcement list while it is typed: each line is on disk before the next is asked.
#pragma once

#include <string>
#include <string_view>

namespace chartroom::cli {

class KeptList {
 public:
  // Starts a new list with `header`. Creates the file with its first line.
  KeptList(std::string path, std::string header)
      : path_(std::move(path)), text_(std::move(header)) {}
  // Starts a list whose file name is chosen at its first line: the stem, perhaps a number, and the
  // ending of lists.
  static KeptList of_stem(std::string stem, std::string header);
  // Continues an existing list.
  static KeptList of_file(std::string path, std::string text);

  const std::string& path() const { return path_; }
  // Returns the list as the file should have it.
  const std::string& text() const { return text_; }
  // True if there is anything to save.
  bool begun() const { return begun_; }
  // True if the file holds all of it.
  bool kept() const { return written_ == text_.size(); }

  // Adds a line. Throws FileException if the file cannot be written; the line then stays in the
  // list, and the next call tries again.
  void add(std::string_view line);

 private:
  std::string path_;
  std::string stem_;  // "" once there is a path
  std::string text_;
  std::size_t written_ = 0;
  bool begun_ = false;
  bool there_ = false;
};

}  // namespace chartroom::cli
