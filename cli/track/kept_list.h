// The file that keeps an announcement list while it is typed: each line is on the disk before the
// next one is asked for.
#pragma once

#include <string>
#include <string_view>

namespace chartroom::cli {

class KeptList {
 public:
  // A new list begins with this text, its header; no file is made before its first line.
  KeptList(std::string path, std::string header)
      : path_(std::move(path)), text_(std::move(header)) {}
  // The same in a file that is not there yet when its first line comes: the stem, perhaps a number,
  // and the ending of lists.
  static KeptList of_stem(std::string stem, std::string header);
  // Goes on with a list that is there.
  static KeptList of_file(std::string path, std::string text);

  const std::string& path() const { return path_; }
  // The list as it should stand in the file.
  const std::string& text() const { return text_; }
  // Whether there is anything to keep.
  bool begun() const { return begun_; }
  // Whether the file holds all of it.
  bool kept() const { return written_ == text_.size(); }

  // Adds a line. Throws FileException where the file cannot be written; the line then is part of
  // the list, and the next one tries again.
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
