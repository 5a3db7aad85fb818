#include "cli/git/staged_files.h"

#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fstream>
#include <optional>

#include "cli/git/child_process.h"
#include "maps/platform/file_error.h"
#include "maps/platform/work_tree.h"

namespace chartroom::cli {
namespace {

namespace fs = std::filesystem;

[[noreturn]] void fail(const std::string& what) {
  throw FileException(FileError::of_file("--staged", what));
}

// Git's own words on what failed are on standard error.
std::string git(const fs::path& root, std::vector<std::string> words,
                const std::string& otherwise) {
  words.insert(words.begin(), {"git", "-C", root.string()});
  std::optional<std::string> output = output_of(words);
  if (!output) fail(otherwise);
  return std::move(*output);
}

fs::path work_tree_above(const fs::path& folder) {
  const std::optional<fs::path> root = work_tree_of(folder);
  if (!root) fail(folder.string() + " lies in no git work tree");
  return *root;
}

fs::path new_folder() {
  std::string name = (fs::temp_directory_path() / "chartroom-staged-XXXXXX").string();
  if (::mkdtemp(name.data()) == nullptr) fail(name + ": " + std::strerror(errno));
  return fs::canonical(name);
}

std::optional<std::string> name_within(const fs::path& root, const fs::path& full) {
  const fs::path name = full.lexically_relative(root);
  if (name.empty() || *name.begin() == "..") return std::nullopt;
  return name.generic_string();
}

}  // namespace

StagedFiles::StagedFiles(const std::vector<std::string*>& paths)
    : from_(fs::canonical(fs::current_path())), work_tree_(work_tree_above(from_)) {
  std::vector<std::string> others;
  for (std::string* const path : paths) {
    const fs::path full = full_path_of(*path).lexically_normal();
    const std::optional<std::string> name = name_within(work_tree_, full);
    if (name && !fs::is_directory(full)) others.push_back(*name);
    if (name && fs::path(*path).is_absolute()) *path = full.lexically_relative(from_).string();
    if (!name) *path = full.string();
  }
  folder_ = new_folder();
  try {
    std::ofstream(folder_ / ".git");  // where the search for packs ends, as in the work tree
    lay_out(staged_names(others));
    const fs::path here = folder_ / from_.lexically_relative(work_tree_);
    fs::create_directories(here);
    fs::current_path(here);
  } catch (const fs::filesystem_error& error) {
    fs::remove_all(folder_);
    fail(error.what());
  } catch (...) {
    fs::remove_all(folder_);
    throw;
  }
}

StagedFiles::~StagedFiles() {
  std::error_code none;
  fs::current_path(from_, none);
  fs::remove_all(folder_, none);
}

bool StagedFiles::has_commit() const {
  return output_of({"git", "-C", work_tree_.string(), "rev-parse", "--quiet", "--verify", "HEAD"})
      .has_value();
}

// From the root. What lies in a submodule is not staged here.
std::vector<std::string> StagedFiles::staged_names(const std::vector<std::string>& others) const {
  std::vector<std::string> words{"ls-files",   "-z",          "--cached",  "--",
                                 "*.map.json", "*.deck.json", "pack.json", "*/pack.json"};
  for (const std::string& name : others) words.push_back(":(literal)" + name);
  const std::string list = git(work_tree_, words, "git does not tell what is staged");
  std::vector<std::string> names;
  for (std::size_t at = 0; at < list.size();) {
    const std::size_t end = list.find('\0', at);
    names.push_back(list.substr(at, end - at));
    at = end == std::string::npos ? list.size() : end + 1;
  }
  return names;
}

void StagedFiles::lay_out(const std::vector<std::string>& names) const {
  constexpr std::size_t kAtATime = 500;  // as many as go on a command line
  for (std::size_t first = 0; first < names.size(); first += kAtATime) {
    const auto begin = names.begin() + static_cast<std::ptrdiff_t>(first);
    const auto count = std::min(kAtATime, names.size() - first);
    std::vector<std::string> words{"checkout-index", "--prefix=" + folder_.string() + "/", "--"};
    words.insert(words.end(), begin, begin + static_cast<std::ptrdiff_t>(count));
    git(work_tree_, words, "git does not give what is staged");
  }
}

}  // namespace chartroom::cli
