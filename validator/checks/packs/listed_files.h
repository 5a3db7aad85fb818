// The files that a pack lists, however their names are written there.
#pragma once

#include <sys/types.h>

#include <map>
#include <optional>
#include <string>
#include <utility>
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

  struct SecondName {
    Place place;
    std::string first;  // the name by which the same file is listed before
  };

  ListedFiles() = default;
  // Of the pack in that folder, whose own path holds no links.
  ListedFiles(const maps::Pack& pack, const std::string& folder);

  // The name by which a file of the folder is listed: its own, or that of a link that leads to it.
  std::optional<std::string> name_of(maps::FileKind kind, const std::string& plain_name) const;
  // Each file once, by its plain name, at the place where it is listed first.
  const std::map<std::string, Place>& all() const { return all_; }
  // The second place of each file that is listed more than once, by its plain name.
  const std::map<std::string, Place>& repeated() const { return repeated_; }
  // Those that a link, be it a hard one, makes the same file as one that is listed before.
  const std::map<std::string, SecondName>& linked() const { return linked_; }

 private:
  using FileOnDisk = std::pair<dev_t, ino_t>;

  void add(maps::FileKind kind, const std::vector<std::string>& names);
  std::optional<FileOnDisk> on_disk(const std::string& name) const;

  std::string folder_;
  std::map<std::string, Place> all_;
  std::map<std::string, Place> repeated_;
  std::map<std::string, SecondName> linked_;
  std::map<FileOnDisk, std::string> first_names_;
};

// "/maps/3".
std::string pointer_to(const ListedFiles::Place& place);

}  // namespace chartroom::checks
