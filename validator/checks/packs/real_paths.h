// Where files really lie, for many files of few folders.
#pragma once

#include <map>
#include <string>

namespace chartroom::checks {

class RealPaths {
 public:
  // The absolute path of a file without links on its way; a file that is not there, as of standard
  // input, has one too. What cannot be followed stays as it is. Each folder is followed once: a
  // pack may list thousands of files, and every link and every missing part is a question to the
  // disk.
  std::string of(const std::string& path);

 private:
  std::map<std::string, std::string> folders_;  // "" where one cannot be followed
};

}  // namespace chartroom::checks
