#include "editor/model/documents/recent_files.h"

#include <algorithm>
#include <filesystem>

#include "editor/model/documents/document.h"
#include "maps/platform/safe_file.h"

namespace chartroom::editor {
namespace {

namespace fs = std::filesystem;

bool same_file(const std::string& a, const std::string& b) {
  std::error_code error;
  return a == b || fs::equivalent(a, b, error);
}

}  // namespace

RecentFiles RecentFiles::load(const std::string& path) {
  RecentFiles recent;
  const ParseResult<std::string> bytes = read_file(path);
  std::string_view text = bytes ? std::string_view(*bytes.value) : std::string_view();
  while (!text.empty() && recent.paths_.size() < kMost) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    if (end > 0) recent.paths_.emplace_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return recent;
}

void RecentFiles::save(const std::string& path) const {
  std::string text;
  for (const std::string& each : paths_) {
    // A path with line breaks would read as several paths.
    if (each.find('\n') == std::string::npos) text += each + "\n";
  }
  save_file(path, text);
}

void RecentFiles::add(const std::string& path) {
  const std::string full = absolute_path(path);
  remove(full);
  paths_.insert(paths_.begin(), full);
  if (paths_.size() > kMost) paths_.resize(kMost);
}

void RecentFiles::remove(const std::string& path) {
  const std::string full = absolute_path(path);
  std::erase_if(paths_, [&](const std::string& each) { return same_file(each, full); });
}

}  // namespace chartroom::editor
