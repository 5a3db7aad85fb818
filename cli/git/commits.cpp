#include "cli/git/commits.h"

#include <algorithm>

#include "cli/git/child_process.h"
#include "maps/platform/file_error.h"
#include "maps/platform/work_tree.h"

namespace chartroom::cli {

namespace fs = std::filesystem;

std::optional<fs::path> tree_of(const maps::InputFile& target) {
  if (target.root.empty()) return work_tree_of(full_path_of(target.path).parent_path());
  std::error_code error;
  const fs::path folder = fs::canonical(target.root, error);
  return error ? std::nullopt : work_tree_of(folder);
}

bool is_plain_file(const fs::path& path) {
  std::error_code error;
  return fs::is_regular_file(fs::symlink_status(path, error));
}

std::optional<std::string> git_in(const fs::path& work_tree, std::vector<std::string> words) {
  words.insert(words.begin(), {"git", "-C", work_tree.string()});
  return output_of(words);
}

std::vector<std::string> names_in(const std::string& output) {
  std::vector<std::string> names;
  for (std::size_t at = 0; at < output.size();) {
    const std::size_t end = std::min(output.find('\0', at), output.size());
    names.push_back(output.substr(at, end - at));
    at = end + 1;
  }
  return names;
}

std::string commit_of(const fs::path& work_tree, const std::string& ref,
                      const std::string& option) {
  const std::optional<std::string> line = git_in(
      work_tree, {"rev-parse", "--quiet", "--verify", "--end-of-options", ref + "^{commit}"});
  if (!line || line->empty()) {
    throw FileException(FileError::of_file(option + " " + ref,
                                           "git knows no such commit in " + work_tree.string()));
  }
  return line->substr(0, line->find('\n'));
}

}  // namespace chartroom::cli
