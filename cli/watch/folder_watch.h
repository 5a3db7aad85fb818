// Waiting for files to change. Folders are watched, not files: a file that is saved by putting a
// new one in its place would never be heard of again.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "cli/signals/held_signals.h"
#include "cli/watch/folder_changes.h"

namespace chartroom::cli {

class FolderWatch {
 public:
  // Watches the folders of `paths`: a folder with all below it but hidden ones, a file's own.
  // Throws FileException where the system has no more watches.
  explicit FolderWatch(const std::vector<std::string>& paths);

  // Takes up folders that are new since. What happens from here on is not missed by wait.
  void renew();
  // Waits until a map, deck or pack there was written, came or went, and all is quiet again. False
  // when SIGINT or SIGTERM came: these are held back from the program as long as the watch lives.
  bool wait();

 private:
  HeldSignals endings_;
  std::unique_ptr<FolderChanges> changes_;
};

}  // namespace chartroom::cli
