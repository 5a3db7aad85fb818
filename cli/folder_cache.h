// Results of earlier runs in a folder, a file each. Whoever can write there decides what is found.
#pragma once

#include <string>

#include "validator/checks/cache/result_cache.h"

namespace chartroom::cli {

class FolderCache : public checks::ResultCache {
 public:
  // The folder is made where it is not there. What this program keeps, no other build of it, and
  // none with other fonts, takes for its own.
  // Throws FileException where the folder cannot be made.
  explicit FolderCache(std::string folder);

  // A file that is not whole, or of another program or key, is as good as none.
  std::optional<std::string> find(const std::string& key) override;
  // A file that cannot be written is told of once, and costs nothing but the time of the next run.
  void keep(const std::string& key, std::string_view result) override;

 private:
  std::string path_of(const std::string& key) const;

  std::string folder_;
  std::string program_;  // what stands for it and its fonts, before every key
  bool told_ = false;
};

}  // namespace chartroom::cli
