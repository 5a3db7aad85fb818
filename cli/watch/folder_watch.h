// Waiting for files to change. Folders are watched, not files: a file that is saved by putting a
// new one in its place would never be heard of again.
#pragma once

#include <set>
#include <string>
#include <vector>

namespace chartroom::cli {

class FolderWatch {
 public:
  // Watches the folders of `paths`: a folder with all below it but hidden ones, a file's own.
  // Throws FileException where the system has no more watches.
  explicit FolderWatch(std::vector<std::string> paths);
  ~FolderWatch();
  FolderWatch(const FolderWatch&) = delete;
  FolderWatch& operator=(const FolderWatch&) = delete;

  // Takes up folders that are new since. What happens from here on is not missed by wait.
  void renew();
  // Waits until a map, deck or pack there was written, came or went, and all is quiet again. False
  // when SIGINT or SIGTERM came: these are held back from the program as long as the watch lives.
  bool wait();

 private:
  void watch(const std::string& folder);
  bool concerns_us(const std::string& name) const;
  bool read_events();

  std::vector<std::string> paths_;
  std::set<std::string> names_;  // of files that were given by name
  int events_ = -1;
  int signals_ = -1;
};

}  // namespace chartroom::cli
