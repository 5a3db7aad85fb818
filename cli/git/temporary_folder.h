// A folder of our own for as long as something needs it.
#pragma once

#include <array>
#include <filesystem>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

#include "cli/signals/held_signals.h"

namespace chartroom::cli {

// Made in the folder for temporary files, and taken away with all in it at its end, also where
// SIGINT, SIGTERM or SIGHUP ends the program. There may be one at a time.
class TemporaryFolder {
 public:
  // Its name begins so. Throws std::filesystem::filesystem_error where it cannot be made.
  explicit TemporaryFolder(const std::string& name);
  ~TemporaryFolder();
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;

  const std::filesystem::path& path() const { return path_; }
  // While it is held a signal waits: what others write meanwhile is taken away, too.
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
