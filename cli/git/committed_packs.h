// The packs of a commit, which replace those of the work tree.
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
  // Uses the targets' work trees. Throws FileException if a target has none, or git finds no such
  // commit.
  CommittedPacks(std::string ref, const std::vector<maps::InputFile>& targets);

  // Returns the commit's pack at a full path, or nullptr. Throws FileException if it is unreadable.
  const maps::Pack* at(const std::string& full_path);

  // Returns errors for packs above a target that the work tree lacks: nothing checks these.
  std::vector<FileError> deleted_packs_above(const std::vector<maps::InputFile>& targets) const;

 private:
  // Adds the packs of a work tree's commit, and those of its submodules that are checked out, each
  // as the commit has it.
  void add_packs_of(const std::filesystem::path& tree, const std::string& commit);

  struct Place {
    std::filesystem::path work_tree;
    std::string name;  // its name in git
  };

  std::string ref_;
  std::map<std::filesystem::path, std::string> commits_;  // keyed by work tree
  std::map<std::string, Place> places_;                   // the commit's packs, keyed by full path
  std::map<std::string, maps::Pack> read_;                // keyed by full path
};

}  // namespace chartroom::cli
