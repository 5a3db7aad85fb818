// What git would commit, in place of the files of the work tree.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "cli/git/temporary_folder.h"

namespace chartroom::cli {

// The maps, decks and packs of git's index, laid out below a folder of their own, which holds the
// current folder for as long as this lives: a path that leads from there into the work tree leads
// to what is staged.
class StagedFiles {
 public:
  // Lays out those of the work tree that the current folder lies in, and which of the paths are
  // staged besides. The paths become such as lead to what is staged; those that lead out of the
  // work tree become absolute. Throws FileException where there is no work tree, git or room.
  explicit StagedFiles(const std::vector<std::string*>& paths);
  ~StagedFiles();
  StagedFiles(const StagedFiles&) = delete;
  StagedFiles& operator=(const StagedFiles&) = delete;

  // Where git knows the files from.
  const std::filesystem::path& work_tree() const { return work_tree_; }
  // Whether there is a commit yet.
  bool has_commit() const;

 private:
  std::vector<std::string> names_of(std::vector<std::string> words) const;
  std::vector<std::string> staged_names(const std::vector<std::string>& others) const;
  const std::filesystem::path& folder() const { return folder_.path(); }
  void lay_out_behind_links() const;
  std::vector<std::string> led_to() const;
  void lay_out(const std::vector<std::string>& names) const;

  std::filesystem::path from_;                   // the current folder before and after
  std::filesystem::path work_tree_;              // its root
  TemporaryFolder folder_{"chartroom-staged-"};  // stands for that
};

}  // namespace chartroom::cli
