#include "cli/files_progress.h"

#include <fmt/core.h>

#include <cmath>

namespace chartroom::cli {

FilesProgress::FilesProgress(const std::vector<maps::InputFile>& files)
    : begin_(std::chrono::steady_clock::now()) {
  bool maps = false;
  bool decks = false;
  for (const maps::InputFile& file : files) {
    if (file.kind == maps::FileKind::pack) continue;
    places_.emplace(file.path, static_cast<int>(places_.size()));
    (file.kind == maps::FileKind::deck ? decks : maps) = true;
  }
  what_ = maps && decks ? "files" : maps ? "maps" : "decks";
}

std::string FilesProgress::at(const std::string& path) const {
  const auto found = places_.find(path);
  if (found == places_.end() || places_.size() < 2) return path;
  const auto all = static_cast<int>(places_.size());
  const int done = found->second;
  std::string text = fmt::format("{} of {} {}", done + 1, all, what_);
  if (done > 0) {
    const std::chrono::duration<double> spent = std::chrono::steady_clock::now() - begin_;
    text += fmt::format(", {} left", about(spent.count() / done * (all - done)));
  }
  return text + ": " + path;
}

std::string about(double seconds) {
  if (seconds < 55)
    return fmt::format("about {} s", 10 * static_cast<int>(std::ceil(seconds / 10)));
  const auto minutes = static_cast<long>(std::lround(seconds / 60));
  if (minutes < 60) return fmt::format("about {} min", minutes);
  return fmt::format("about {} h {} min", minutes / 60, minutes % 60);
}

}  // namespace chartroom::cli
