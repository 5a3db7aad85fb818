// The files that a pack lists, for any spelling of their names.
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

// Returns "sub/a.map.json" for "./sub//a.map.json".
std::string plain_name(const std::string& name);

class ListedFiles {
 public:
  struct Place {
    maps::FileKind kind = maps::FileKind::map;
    std::size_t index = 0;  // in the pack's list of that kind
  };

  struct SecondName {
    Place place;
    std::string first;  // the file's first listed name
  };

  ListedFiles() = default;
  // Takes the files of the pack in the folder, whose path must have no links.
  ListedFiles(const maps::Pack& pack, const std::string& folder);

  // Returns a file's listed name: its own, or the name of a link to it.
  std::optional<std::string> name_of(maps::FileKind kind, const std::string& plain_name) const;
  // Each file once, by its plain name on disk, at its first place in the list.
  const std::map<std::string, Place>& all() const { return all_; }
  // The second place of each file that is listed more than once, by its plain name.
  const std::map<std::string, Place>& repeated() const { return repeated_; }
  // The names that, by a symbolic or hard link, lead to a file that is listed before.
  const std::map<std::string, SecondName>& linked() const { return linked_; }
  // The places of names whose letters are composed otherwise than on disk, with the names on disk.
  const std::vector<std::pair<Place, std::string>>& respelled() const { return respelled_; }

 private:
  using FileOnDisk = std::pair<dev_t, ino_t>;

  void add(maps::FileKind kind, const std::vector<std::string>& names);
  std::optional<FileOnDisk> on_disk(const std::string& name) const;

  std::string folder_;
  std::map<std::string, Place> all_;
  std::map<std::string, Place> repeated_;
  std::map<std::string, SecondName> linked_;
  std::map<FileOnDisk, std::string> first_names_;
  std::vector<std::pair<Place, std::string>> respelled_;
};

// Returns the pack with the names on disk of its files.
maps::Pack with_names_on_disk(maps::Pack pack, const ListedFiles& listed);

// "/maps/3".
std::string pointer_to(const ListedFiles::Place& place);

}  // namespace chartroom::checks
