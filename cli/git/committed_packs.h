// The packs of a commit, which hold in place of what the work tree says.
#pragma once

#include <filesystem>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "maps/files/input_files.h"
#include "maps/files/pack_file.h"

namespace chartroom::cli {

class CommittedPacks {
 public:
  // Of the work trees that the targets lie in. Throws FileException where one lies in none, and
  // where git knows no such commit.
  CommittedPacks(std::string ref, const std::vector<maps::InputFile>& targets);

  // The pack that the commit has at a full path; null where it has none. Throws FileException where
  // that cannot be read.
  const maps::Pack* at(const std::string& full_path);

  // Packs above a target that are gone from the work tree: what they held is judged by nobody.
  std::vector<FileError> gone_above(const std::vector<maps::InputFile>& targets) const;

 private:
  struct Place {
    std::filesystem::path work_tree;
    std::string name;  // in git
  };

  std::string ref_;
  std::map<std::filesystem::path, std::string> commits_;  // by work tree
  std::map<std::string, Place> places_;                   // of all its packs, by full path
  std::map<std::string, maps::Pack> read_;                // by full path
};

}  // namespace chartroom::cli
