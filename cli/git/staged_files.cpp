#include "cli/git/staged_files.h"

#include <fmt/core.h>

#include <algorithm>
#include <fstream>
#include <map>
#include <optional>
#include <set>

#include "cli/git/commits.h"
#include "maps/files/input_files.h"
#include "maps/platform/file_error.h"
#include "maps/platform/utf8.h"
#include "maps/platform/work_tree.h"

namespace chartroom::cli {
namespace {

namespace fs = std::filesystem;

[[noreturn]] void fail_staged(const std::string& what) {
  throw FileException(FileError::of_file("--staged", what));
}

// Runs git and throws if it fails; git's own message is on standard error.
std::string git(const fs::path& root, std::vector<std::string> words,
                const std::string& otherwise) {
  std::optional<std::string> output = git_in(root, std::move(words));
  if (!output) fail_staged(otherwise);
  return std::move(*output);
}

fs::path work_tree_above(const fs::path& folder) {
  const std::optional<fs::path> root = work_tree_of(folder);
  if (!root) fail_staged(folder.string() + " is not in a git work tree");
  return *root;
}

std::optional<std::string> name_within(const fs::path& root, const fs::path& full) {
  const fs::path name = full.lexically_relative(root);
  if (name.empty() || *name.begin() == "..") return std::nullopt;
  return name.generic_string();
}

// Paths of which a disk without capitals keeps one alone.
class TwinPaths {
 public:
  void add(const std::string& name) {
    names_.push_back(name);
    for (std::size_t end = name.find('/'); end != name.npos; end = name.find('/', end + 1)) {
      add_spelling(name.substr(0, end));
    }
    add_spelling(name);
  }

  // Returns the files that have a twin, or are below a folder that has one.
  std::set<std::string> lost() const {
    std::set<std::string> lost;
    if (twins_.empty()) return lost;
    for (const std::string& name : names_) {
      for (fs::path at = name; !at.empty(); at = at.parent_path()) {
        if (twins_.contains(caseless(at.string()))) lost.insert(name);
      }
    }
    return lost;
  }

 private:
  void add_spelling(const std::string& path) {
    std::string key = caseless(path);
    const auto [first, fresh] = spellings_.emplace(key, path);
    if (!fresh && first->second != path) twins_.insert(std::move(key));
  }

  std::vector<std::string> names_;
  std::map<std::string, std::string> spellings_;  // by path without regard to capitals
  std::set<std::string> twins_;
};

}  // namespace

StagedFiles::StagedFiles(const std::vector<std::string*>& paths) try
    : from_(fs::canonical(fs::current_path())), work_tree_(work_tree_above(from_)) {
  const std::unique_lock filling = folder_.filling();
  std::vector<std::string> others;
  for (std::string* const path : paths) {
    const fs::path full = full_path_of(*path).lexically_normal();
    const std::optional<std::string> name = name_within(work_tree_, full);
    std::error_code error;  // what cannot be looked at is reported by the search
    if (name && !fs::is_directory(full, error)) others.push_back(*name);
    if (name && fs::path(*path).is_absolute()) *path = full.lexically_relative(from_).string();
    if (!name) *path = full.string();
  }
  std::ofstream(folder() / ".git");  // the search for packs ends here, as in the work tree
  lay_out(staged_names(others));
  lay_out_behind_links();
  const fs::path here = folder() / from_.lexically_relative(work_tree_);
  fs::create_directories(here);
  fs::current_path(here);
} catch (const fs::filesystem_error& error) {
  fail_staged(error.what());
}

StagedFiles::~StagedFiles() {
  std::error_code none;
  fs::current_path(from_, none);
}

bool StagedFiles::has_commit() const {
  return git_in(work_tree_, {"rev-parse", "--quiet", "--verify", "HEAD"}).has_value();
}

// Returns the names that git lists.
std::vector<std::string> StagedFiles::names_of(std::vector<std::string> words) const {
  return names_in(git(work_tree_, std::move(words), "git cannot list what is staged"));
}

// Returns names from the root, including all links, files that take another's place on disks
// without capitals, and the names that a search reports as errors: wrong capitalization, and
// folders with a file's name. A submodule's files are not staged here.
std::vector<std::string> StagedFiles::staged_names(const std::vector<std::string>& others) const {
  std::vector<std::string> words{"ls-files", "-z", "--cached", "--"};
  for (const char* name : {"*.map.json", "*.deck.json", "pack.json", "*/pack.json"}) {
    words.push_back(fmt::format(":(icase){}", name));
    words.push_back(fmt::format("{}/*", name));
  }
  for (const std::string& name : others) words.push_back(":(literal)" + name);
  const std::vector<std::string> ours = names_of(words);
  std::set<std::string> names(ours.begin(), ours.end());
  constexpr std::string_view kLink = "120000 ";
  TwinPaths twins;
  for (const std::string& entry : names_of({"ls-files", "-z", "--cached", "--stage"})) {
    std::string name = entry.substr(entry.find('\t') + 1);
    twins.add(name);
    const bool is_wanted = entry.starts_with(kLink) || maps::is_ours_but_for_capitals(name);
    if (is_wanted) names.insert(std::move(name));
  }
  names.merge(twins.lost());
  return {names.begin(), names.end()};
}

// Writes the targets of links, because a pack may list a link to a file of any name. A link's
// target is known only after the links before it are written.
void StagedFiles::lay_out_behind_links() const {
  std::set<std::string> tried;
  const auto again = [&tried](const std::string& name) { return !tried.insert(name).second; };
  for (;;) {
    std::vector<std::string> names = led_to();
    std::erase_if(names, again);
    if (names.empty()) return;
    lay_out(names);
  }
}

// Returns staged targets of links that are not written yet.
std::vector<std::string> StagedFiles::led_to() const {
  std::set<std::string> targets;
  for (const fs::directory_entry& entry : fs::recursive_directory_iterator(folder())) {
    if (!entry.is_symlink()) continue;
    const fs::path target = entry.path().parent_path() / fs::read_symlink(entry.path());
    std::error_code error;
    const std::optional<std::string> name =
        name_within(folder(), fs::weakly_canonical(target, error));
    if (!error && name) targets.insert(":(literal)" + *name);
  }
  if (targets.empty()) return {};
  std::vector<std::string> words{"ls-files", "-z", "--cached", "--"};
  words.insert(words.end(), targets.begin(), targets.end());
  std::vector<std::string> names = names_of(words);
  std::erase_if(names, [this](const std::string& name) {
    std::error_code error;
    return fs::exists(fs::symlink_status(folder() / name, error));
  });
  return names;
}

void StagedFiles::lay_out(const std::vector<std::string>& names) const {
  constexpr std::size_t kAtATime = 500;  // a safe number for a command line
  for (std::size_t first = 0; first < names.size(); first += kAtATime) {
    const auto begin = names.begin() + static_cast<std::ptrdiff_t>(first);
    const auto count = std::min(kAtATime, names.size() - first);
    // Also writes files that a sparse checkout leaves out.
    std::vector<std::string> words{"checkout-index", "--ignore-skip-worktree-bits",
                                   "--prefix=" + folder().string() + "/", "--"};
    words.insert(words.end(), begin, begin + static_cast<std::ptrdiff_t>(count));
    git(work_tree_, words, "git cannot write out what is staged");
  }
}

}  // namespace chartroom::cli
