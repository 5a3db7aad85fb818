#include "validator/checks/targets.h"

#include <algorithm>
#include <filesystem>
#include <set>

namespace chartroom {
namespace {

namespace fs = std::filesystem;

bool is_ours(const fs::path& path) {
  const std::string name = path.filename().string();
  return name == "pack.json" || name.ends_with(".map.json") || name.ends_with(".deck.json");
}

FileKind kind_of(const std::string& path) {
  if (fs::path(path).filename() == "pack.json") return FileKind::pack;
  return path.ends_with(".deck.json") ? FileKind::deck : FileKind::map;
}

// The children of a folder in byte order, so that no file system decides the order.
std::vector<fs::directory_entry> children(const fs::path& folder) {
  std::vector<fs::directory_entry> entries(fs::directory_iterator{folder}, {});
  std::sort(entries.begin(), entries.end(), [](const auto& a, const auto& b) {
    return a.path().filename().native() < b.path().filename().native();
  });
  return entries;
}

void search(const fs::path& folder, std::vector<std::string>& found) {
  for (const fs::directory_entry& entry : children(folder)) {
    if (entry.is_symlink()) continue;
    const std::string name = entry.path().filename().string();
    if (entry.is_directory()) {
      if (!name.starts_with('.')) search(entry.path(), found);
    } else if (entry.is_regular_file() && is_ours(entry.path())) {
      found.push_back(entry.path().string());
    }
  }
}

std::vector<std::string> files_at(const std::string& path, std::vector<FileError>& errors) {
  if (path == "-") return {path};
  const auto fail = [&](const std::string& what) {
    errors.push_back({path, 0, 0, "", what, Fault::other});
    return std::vector<std::string>{};
  };
  std::error_code error;
  const fs::file_status status = fs::status(path, error);
  if (!fs::exists(status)) return fail("there is no such file or folder");
  if (!fs::is_directory(status)) return {path};
  std::vector<std::string> found;
  try {
    search(path, found);
  } catch (const fs::filesystem_error& problem) {
    return fail("the folder cannot be searched: " + problem.code().message());
  }
  if (found.empty()) {
    return fail("nothing to judge here (expected pack.json, *.map.json or *.deck.json)");
  }
  return found;
}

}  // namespace

std::string_view to_string(FileKind kind) {
  switch (kind) {
    case FileKind::map:
      return "map";
    case FileKind::pack:
      return "pack";
    case FileKind::deck:
      break;
  }
  return "deck";
}

std::vector<Target> find_targets(const std::vector<std::string>& paths,
                                 std::vector<FileError>& errors) {
  std::vector<Target> targets;
  std::set<std::string> seen;
  for (const std::string& path : paths) {
    for (const std::string& file : files_at(path, errors)) {
      if (seen.insert(file).second) targets.push_back({file, kind_of(file)});
    }
  }
  return targets;
}

}  // namespace chartroom
