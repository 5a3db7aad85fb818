#include "cli/git/tracked_files.h"

#include <filesystem>
#include <optional>
#include <vector>

#include "cli/git/commits.h"
#include "maps/platform/file_error.h"
#include "maps/platform/work_tree.h"

namespace chartroom::cli {
namespace {

namespace fs = std::filesystem;

// Throws if git tracks something at the path in the work tree, or below it.
void expect_nothing_tracked_at(const fs::path& path, const std::optional<fs::path>& tree,
                               const std::string& named, const std::string& why) {
  if (!tree) return;
  const std::string name = path.lexically_relative(*tree).generic_string();
  const auto list = git_in(*tree, {"ls-files", "-z", "--cached", "--", ":(literal)" + name});
  if (!list) {
    throw FileException(FileError::of_file(
        named,
        "git cannot tell if it tracks files here (choose a place outside " + tree->string() + ")"));
  }
  if (list->empty()) return;
  throw FileException(
      FileError::of_file(named, "git tracks " + names_in(*list).front() + ": " + why));
}

}  // namespace

void expect_untracked(const std::string& path, const std::string& why) {
  std::error_code error;
  fs::path at;  // without links
  for (const fs::path& part : fs::absolute(path, error)) {
    const fs::path next = at / part;
    if (fs::is_symlink(next, error)) expect_nothing_tracked_at(next, work_tree_of(at), path, why);
    at = fs::weakly_canonical(next, error);
    if (error) return;  // nothing can be there
  }
  // A folder that is a work tree of its own may also be a submodule.
  for (const fs::path& from : {at.parent_path(), at}) {
    expect_nothing_tracked_at(at, work_tree_of(from), path, why);
  }
}

void expect_trusted_cache(const std::string& folder) {
  expect_untracked(folder, "results from commits cannot be trusted (choose another folder)");
}

}  // namespace chartroom::cli
