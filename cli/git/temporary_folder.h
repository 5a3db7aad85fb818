// A temporary folder.
#pragma once

#include <array>
#include <filesystem>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

#include "cli/signals/held_signals.h"

namespace chartroom::cli {

// Creates a folder for temporary files and deletes it with all its contents, even if SIGINT,
// SIGTERM or SIGHUP ends the program. Only one may exist at a time.
class TemporaryFolder {
 public:
  // Begins the folder's name with `name`. Throws std::filesystem::filesystem_error.
  explicit TemporaryFolder(const std::string& name);
  ~TemporaryFolder();
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;

  const std::filesystem::path& path() const { return path_; }
  // Delays signals while the lock is held, so that files written meanwhile are deleted too.
  std::unique_lock<std::mutex> filling() { return std::unique_lock(filling_); }

 private:
  void remove();
  void wait_for_signal();

  std::filesystem::path path_;
  std::optional<HeldSignals> signals_;
  std::mutex filling_;
  std::array<int, 2> ended_{-1, -1};  // a pipe: closed at the end
  std::thread waiting_;
};

}  // namespace chartroom::cli
