// Waits for files to change. Watches folders: a watch on a file ends when a save replaces it.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "cli/signals/held_signals.h"
#include "cli/watch/folder_changes.h"

namespace chartroom::cli {

class FolderWatch {
 public:
  // Watches the folders of `paths`: a folder with all folders below except hidden ones, or a file's
  // own. Throws FileException if the system has no more watches.
  explicit FolderWatch(const std::vector<std::string>& paths);

  // Adds new folders. `wait` misses no changes from here on.
  void renew();
  // Waits until a map, deck or pack was written, added or removed, and all is quiet again. False if
  // SIGINT or SIGTERM arrived; the watch holds these back during its lifetime.
  bool wait();

 private:
  HeldSignals endings_;
  std::unique_ptr<FolderChanges> changes_;
};

}  // namespace chartroom::cli
