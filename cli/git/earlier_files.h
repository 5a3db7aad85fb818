// The maps, decks and packs of a commit: what there was to check before.
#pragma once

#include <filesystem>
#include <map>
#include <optional>
#include <string>

#include "cli/git/staged_files.h"

namespace chartroom::cli {

// The commit to take: the one that is named, or the one where the work tree's branch left it.
enum class Start { at_commit, where_branch_left };

// Looks into the git work trees of the paths that it is asked about. Where git has no such commit,
// or there is no work tree, there was nothing.
class EarlierFiles {
 public:
  // With `staged` the paths are those of staged files.
  EarlierFiles(std::string ref, Start start, const StagedFiles* staged = nullptr)
      : ref_(std::move(ref)), start_(start), staged_(staged) {}

  const std::string& ref() const { return ref_; }
  // True if the commit has a map, deck, pack or submodule (no link) at the path or below it.
  bool has_any_at(const std::string& path);
  // Returns the text of the commit's map, deck or pack at the path.
  std::optional<std::string> text_at(const std::string& path);

 private:
  struct Tree {
    std::filesystem::path git;                 // the folder in which git runs
    std::map<std::string, std::string> files;  // git's names of their contents, by name
  };
  struct Place {
    Tree* tree = nullptr;
    std::string name;
  };

  std::optional<Place> place_of(const std::string& path);
  Tree tree_at(const std::filesystem::path& root) const;
  std::optional<std::string> commit_in(const std::filesystem::path& git) const;

  std::string ref_;
  Start start_;
  const StagedFiles* staged_;
  std::map<std::filesystem::path, Tree> trees_;  // by root
};

}  // namespace chartroom::cli
