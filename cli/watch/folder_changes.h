// Detects changes below folders: the system reports them (Linux), or the program polls every
// quarter of a second (everywhere).
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cli/watch/watched_paths.h"

namespace chartroom::cli {

class FolderChanges {
 public:
  enum class Woken : std::uint8_t { by_change, by_signal, by_time };

  virtual ~FolderChanges() = default;
  // Adds new folders. `wait` misses no changes from here on.
  virtual void renew() = 0;
  // Waits until a relevant file changes, the file `signals` has bytes to read, or `most` is over.
  virtual Woken wait(int signals, std::optional<std::chrono::milliseconds> most) = 0;
};

#ifdef __linux__
// Detects changes by inotify. Throws FileException, as renew does, if no more watches are left.
std::unique_ptr<FolderChanges> told_changes(const std::vector<std::string>& paths);
#endif

// Detects changes by names, numbers, sizes and times of files. Misses a file rewritten in place if
// its size and, to the file system's precision, its time stay equal.
std::unique_ptr<FolderChanges> polled_changes(const std::vector<std::string>& paths);

}  // namespace chartroom::cli
