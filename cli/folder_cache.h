// Results of earlier runs in a folder, one file each. Anyone who can write there can forge them.
#pragma once

#include <cstdint>
#include <string>

#include "validator/checks/cache/result_cache.h"

namespace chartroom::cli {

class FolderCache : public checks::ResultCache {
 public:
  static constexpr std::uintmax_t kMostCached = std::uintmax_t{512} << 20;

  // Creates the folder if necessary. Other builds of this program, or other fonts, do not share its
  // results. Throws FileException if the folder cannot be created.
  explicit FolderCache(std::string folder);
  // Removes the results that were not used for the longest time if the folder has more than
  // kMostCached bytes.
  ~FolderCache() override;

  // Ignores a file that is damaged, or of another program or key.
  std::optional<std::string> find(const std::string& key) override;
  // Reports the first file that cannot be written. That only costs time in the next run.
  void keep(const std::string& key, std::string_view result) override;

 private:
  std::string path_of(const std::string& key) const;

  std::string folder_;
  std::string program_;  // identifies the program and its fonts, before every key
  bool told_ = false;
  bool grown_ = false;
};

}  // namespace chartroom::cli
