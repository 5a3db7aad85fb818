// The names of a file and of the folders on the way to it, as every system that checks the files
// out has to store them.
#pragma once

#include <filesystem>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "validator/checks/packs/twin_names.h"

namespace chartroom::checks {

// A name, by its path from the root of the work tree or searched folder: "guests/aux".
struct NameOnPath {
  struct Twin {
    std::string path;
    // Two files that would be one where the twins are one; none if both are folders that merge.
    std::optional<std::pair<std::string, std::string>> lost;
  };

  std::string path;
  std::vector<Twin> twins = {};

  std::string name() const;
};

struct PathSubject {
  std::vector<NameOnPath> names;
};

// Finds the names on the paths of a run's files. Reports each name and each group of twins once,
// for the first file whose path has it.
class PathNames {
 public:
  // `root` is the folder whose search found the file; "" if there is none. The work tree's root
  // goes before it. Without both, only the file's own name counts. The file need not exist.
  PathSubject of(const std::string& path, const std::string& root);

 private:
  using Twin = NameOnPath::Twin;

  std::filesystem::path root_of(const std::filesystem::path& full, const std::string& searched);
  // Adds the names on the way from the top to a path.
  void add_names(const std::filesystem::path& top, const std::filesystem::path& path,
                 PathSubject& subject);
  const TwinNames& names_in(const std::filesystem::path& folder);
  std::vector<Twin> twins_of(const std::filesystem::path& root, const std::filesystem::path& path);
  std::optional<std::pair<std::filesystem::path, std::filesystem::path>> lost_in(
      const std::filesystem::path& one, const std::filesystem::path& other, int depth);

  std::map<std::string, std::filesystem::path> roots_;  // by folder
  std::map<std::string, TwinNames> folders_;
  std::set<std::string> told_;         // full paths
  std::set<std::string> told_groups_;  // folders with a caseless name
};

}  // namespace chartroom::checks
