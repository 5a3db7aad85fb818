#include "validator/checks/packs/path_names.h"

#include <algorithm>

#include "maps/files/input_files.h"
#include "maps/platform/utf8.h"
#include "maps/platform/work_tree.h"

namespace chartroom::checks {
namespace {

namespace fs = std::filesystem;

// Returns nothing for a folder that cannot be read.
std::vector<std::string> entries_of(const fs::path& folder) {
  std::vector<std::string> names;
  std::error_code error;
  for (fs::directory_iterator at(folder, error), end; !error && at != end; at.increment(error)) {
    names.push_back(at->path().filename().string());
  }
  return names;
}

bool is_folder(const fs::path& path) {
  std::error_code error;
  return fs::is_directory(fs::symlink_status(path, error));
}

bool is_same_file(const fs::path& one, const fs::path& other) {
  std::error_code error;
  return fs::equivalent(one, other, error) && !error;
}

bool is_below(const fs::path& path, const fs::path& root) {
  const fs::path way = path.lexically_relative(root);
  return !way.empty() && *way.begin() != "..";
}

std::string path_from(const fs::path& root, const fs::path& path) {
  return path.lexically_relative(root).generic_string();
}

}  // namespace

std::string NameOnPath::name() const { return path.substr(path.rfind('/') + 1); }

fs::path PathNames::root_of(const fs::path& full, const std::string& searched) {
  const fs::path folder = full.parent_path();
  const auto [known, fresh] = roots_.try_emplace(folder.string(), folder);
  if (!fresh) return known->second;
  std::error_code error;
  const fs::path root = searched.empty() ? folder : fs::canonical(searched, error);
  if (const auto tree = work_tree_of(folder)) {
    known->second = *tree;
  } else if (!error && is_below(full, root)) {
    known->second = root;
  }
  return known->second;
}

const TwinNames& PathNames::names_in(const fs::path& folder) {
  const auto [known, fresh] = folders_.try_emplace(folder.string());
  if (fresh) known->second = TwinNames(entries_of(folder));
  return known->second;
}

std::optional<std::pair<fs::path, fs::path>> PathNames::lost_in(const fs::path& one,
                                                                const fs::path& other, int depth) {
  if (!is_folder(one) || !is_folder(other)) return std::pair(one, other);
  if (depth > maps::kMostFolders) return std::nullopt;
  for (const auto& [key, names] : names_in(one).groups()) {
    const auto same = names_in(other).groups().find(key);
    if (same == names_in(other).groups().end()) continue;
    if (auto lost = lost_in(one / names[0], other / same->second[0], depth + 1)) return lost;
  }
  return std::nullopt;
}

std::vector<NameOnPath::Twin> PathNames::twins_of(const fs::path& root, const fs::path& path) {
  std::vector<Twin> twins;
  const std::string name = path.filename().string();
  const TwinNames& names = names_in(path.parent_path());
  for (const std::string& other : names.of(name)) {
    const fs::path twin = path.parent_path() / other;
    // A file system without capitals opens a file by names that no folder has.
    if (!names.contains(name) && is_same_file(path, twin)) continue;
    twins.push_back({path_from(root, twin), {}});
    if (const auto lost = lost_in(path, twin, 0)) {
      twins.back().lost.emplace(path_from(root, lost->first), path_from(root, lost->second));
    }
  }
  return twins;
}

PathSubject PathNames::of(const std::string& path, const std::string& root) {
  PathSubject subject;
  const fs::path full = full_path_of(path);
  const fs::path top = root_of(full, root);
  add_names(top, full, subject);
  // Links on the way have names, too.
  std::error_code error;
  const fs::path spelled = fs::absolute(path, error).lexically_normal();
  if (!error && spelled != full && is_below(spelled, top)) add_names(top, spelled, subject);
  return subject;
}

void PathNames::add_names(const fs::path& top, const fs::path& path, PathSubject& subject) {
  fs::path at = top;
  for (const fs::path& name : path.lexically_relative(top)) {
    at /= name;
    const bool fresh = told_.insert(at.string()).second;
    const std::string group = (at.parent_path() / caseless(name.string())).string();
    const bool first = told_groups_.insert(group).second;
    if (!fresh) continue;
    subject.names.push_back({path_from(top, at), {}});
    if (first) subject.names.back().twins = twins_of(top, at);
  }
}

}  // namespace chartroom::checks
