// Paths without links, for many files of few folders.
#pragma once

#include <map>
#include <string>

namespace chartroom::checks {

class RealPaths {
 public:
  // Returns the absolute path of a file without links. The file may be missing, such as standard
  // input. A path that cannot be resolved stays as it is. Resolves each folder once, as a pack may
  // list thousands of files.
  std::string of(const std::string& path);

 private:
  std::map<std::string, std::string> folders_;  // "" where one cannot be followed
};

}  // namespace chartroom::checks
