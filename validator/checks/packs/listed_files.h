// The files that a pack lists, however their names are written there.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "maps/files/input_files.h"
#include "maps/files/pack_file.h"

namespace chartroom::checks {

// "sub/a.map.json" for "./sub//a.map.json".
std::string plain_name(const std::string& name);

class ListedFiles {
 public:
  struct Place {
    maps::FileKind kind = maps::FileKind::map;
    std::size_t index = 0;  // in the pack's list of that kind
  };

  ListedFiles() = default;
  explicit ListedFiles(const maps::Pack& pack);

  bool has(maps::FileKind kind, const std::string& plain_name) const;
  // Each file once, by its plain name, at the place where it is listed first.
  const std::map<std::string, Place>& all() const { return all_; }
  // The second place of each file that is listed more than once, by its plain name.
  const std::map<std::string, Place>& repeated() const { return repeated_; }

 private:
  void add(maps::FileKind kind, const std::vector<std::string>& names);

  std::map<std::string, Place> all_;
  std::map<std::string, Place> repeated_;
};

// "/maps/3".
std::string pointer_to(const ListedFiles::Place& place);

}  // namespace chartroom::checks
