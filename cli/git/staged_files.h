// The files that git would commit, in place of the work tree's.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "cli/git/temporary_folder.h"

namespace chartroom::cli {

// The maps, decks and packs of git's index, written to their own folder. During its lifetime the
// current folder is inside it, so relative paths within the work tree lead to staged files.
class StagedFiles {
 public:
  // Writes the staged files of the current folder's work tree, including those among `paths`.
  // Changes the paths to lead to staged files, or to be absolute if they leave the work tree.
  // Throws FileException if there is no work tree, git or disk space.
  explicit StagedFiles(const std::vector<std::string*>& paths);
  ~StagedFiles();
  StagedFiles(const StagedFiles&) = delete;
  StagedFiles& operator=(const StagedFiles&) = delete;

  // Returns the real work tree.
  const std::filesystem::path& work_tree() const { return work_tree_; }
  // True if the repository has a commit.
  bool has_commit() const;

 private:
  std::vector<std::string> names_of(std::vector<std::string> words) const;
  std::vector<std::string> staged_names(const std::vector<std::string>& others) const;
  const std::filesystem::path& folder() const { return folder_.path(); }
  void lay_out_behind_links() const;
  std::vector<std::string> led_to() const;
  void lay_out(const std::vector<std::string>& names) const;

  std::filesystem::path from_;                   // the current folder before and after
  std::filesystem::path work_tree_;              // the root of the work tree
  TemporaryFolder folder_{"chartroom-staged-"};  // replaces the work tree
};

}  // namespace chartroom::cli
