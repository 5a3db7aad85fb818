// What git would commit, in place of the files of the work tree.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

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
  std::vector<std::string> staged_names(const std::vector<std::string>& others) const;
  void lay_out(const std::vector<std::string>& names) const;

  std::filesystem::path from_;       // the current folder before and after
  std::filesystem::path work_tree_;  // its root
  std::filesystem::path folder_;     // stands for that
};

}  // namespace chartroom::cli
