// The pack that is being edited: its maps in order, its languages, and what the checks say.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "maps/files/pack_file.h"
#include "maps/platform/safe_file.h"
#include "validator/checks/validation.h"

namespace chartroom::editor {

class PackDocument {
 public:
  // A map that the pack lists.
  struct Entry {
    std::string file;  // as the pack names it
    std::string path;
    bool readable = false;  // a map is there and can be read
    std::string id;
    Texts name;
  };

  static ParseResult<PackDocument> open(const std::string& path);
  // A new pack in a folder, with all maps that lie in it, in byte order. It has no file until it is
  // saved. The id and the English name are made from the folder's.
  static PackDocument create(const std::string& folder);

  const std::string& path() const { return path_; }
  const maps::Pack& pack() const { return pack_; }
  // Reads the maps' names anew.
  std::vector<Entry> entries() const;
  // The maps in the pack's folder that it does not list, in byte order.
  std::vector<std::string> unlisted() const;

  // Changes; places count from 0.
  void move(std::size_t from, std::size_t to);
  void remove(std::size_t place);
  // Why the file cannot be of the pack: it lies elsewhere, is listed already, or does not end in
  // ".map.json"; nothing where it was added at the end.
  std::optional<std::string> add(const std::string& map_path);
  // Two small letters each; "en" comes first, then by code. False where one is not so.
  bool set_languages(const std::vector<std::string>& languages);
  void set_name(const std::string& language, const std::string& text);

  bool modified() const { return pack_ != saved_ || !stamp_; }
  // Whether the file holds what was opened or saved (false, too, where there is none).
  bool same_on_disk() const { return stamp_ && stamp_on_disk(path_) == stamp_; }
  // Writes the canonical form. Throws FileException, also where the file has changed on the disk.
  void save();

  // What `validate` says of the pack and all its maps as they are on the disk.
  reports::Report judge(const checks::Catalogue& catalogue) const;

 private:
  PackDocument(std::string path, maps::Pack pack, std::optional<FileStamp> stamp)
      : path_(std::move(path)), pack_(std::move(pack)), saved_(pack_), stamp_(stamp) {}
  std::string folder() const;

  std::string path_;
  maps::Pack pack_;
  maps::Pack saved_;
  std::optional<FileStamp> stamp_;
};

// A map that comes with the program (or lies in any folder of packs), for a new one to begin with.
struct ShippedMap {
  std::string pack;  // the pack's English name
  std::string path;
  maps::Map map;
};
// The maps of all packs below the folders, in their order. What cannot be read is left out.
std::vector<ShippedMap> shipped_maps(const std::vector<std::string>& folders);

}  // namespace chartroom::editor
