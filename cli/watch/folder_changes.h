// Hearing of changes below folders, in two ways: the system tells (Linux), or one looks every
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
  // Takes up folders that are new since. What happens from here on is not missed by wait.
  virtual void renew() = 0;
  // Waits until something that concerns us has changed, the file `signals` has bytes to read, or
  // `most` is over.
  virtual Woken wait(int signals, std::optional<std::chrono::milliseconds> most) = 0;
};

#ifdef __linux__
// By inotify. Throws FileException where the system has no more watches, as renew does.
std::unique_ptr<FolderChanges> told_changes(const std::vector<std::string>& paths);
#endif

// By names, numbers, sizes and times of files: a file that is written in its place is not seen to
// have changed where its size and, to the precision of the file system, its time stay the same.
std::unique_ptr<FolderChanges> polled_changes(const std::vector<std::string>& paths);

}  // namespace chartroom::cli
