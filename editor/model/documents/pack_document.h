// A pack in the editor: its maps in order, its languages, and its findings.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "editor/model/documents/file_document.h"
#include "maps/files/input_files.h"
#include "maps/files/pack_file.h"
#include "maps/platform/safe_file.h"
#include "validator/checks/validation.h"

namespace chartroom::editor {

// Always holds a pack in a valid format. Its file is pack.json in the folder of its maps.
class PackDocument : public FileDocument<maps::Pack> {
 public:
  // A map that the pack lists.
  struct Entry {
    std::string file;  // the name in the pack
    std::string path;
    std::optional<maps::Map> map = {};  // empty if it is missing or unreadable
  };

  static ParseResult<PackDocument> open(const std::string& path);
  // Begins a new pack in a folder, with all its maps in byte order. It has no file until it is
  // saved. Its id and English name come from the folder's; author and license are those that all
  // maps share.
  static PackDocument create(const std::string& folder);
  // Restores a draft as a step after its file; see FileDocument::restore.
  static PackDocument restored(const maps::Pack& work, const std::optional<std::string>& path,
                               const std::optional<FileStamp>& base,
                               const DraftHistory& history = {});

  const maps::Pack& pack() const { return value(); }
  const maps::Pack& saved_pack() const { return saved(); }
  // Reads the maps again.
  std::vector<Entry> entries() const;
  // Returns the maps in the pack's folder that it does not list, in byte order.
  std::vector<std::string> unlisted() const;

  // Like `apply` of every document, but returns errors and changes nothing if the pack is invalid.
  std::vector<FileError> apply(maps::Pack next, StepLabel label);
  // Applies a pack in an open step, while the user types; see FileDocument::change.
  std::vector<FileError> change(MergeKey step, maps::Pack next, StepLabel label);
  // Each is a step; positions count from 0.
  void move(std::size_t from, std::size_t to);
  // Moves a map in an open step, while the user drags it; see FileDocument::change.
  void move(MergeKey step, std::size_t from, std::size_t to);
  void remove(std::size_t place);
  // Adds a map at the end. Returns why it cannot be added, if so: it is in another folder, is
  // listed already, or does not end in ".map.json".
  std::optional<std::string> add(const std::string& map_path);
  // Adds a copy of a map from another folder. Throws FileException if it cannot be written.
  std::optional<std::string> add_copy(const std::string& map_path);
  // Sets the languages, two lowercase letters each, "en" first, then by code. False if invalid.
  bool set_languages(const std::vector<std::string>& languages);
  bool set_languages(MergeKey step, const std::vector<std::string>& languages);
  // Excludes findings; the exclusion has a reason.
  void accept(maps::Exclusion exclusion);
  // Removes exclusions in one step, so that their findings count again.
  void accept_no_more(const std::vector<maps::Exclusion>& exclusions);

  // Returns the report of `validate` on the pack as if saved now, and on its maps on the disk.
  reports::Report validate(const checks::Catalogue& catalogue) const;

 private:
  explicit PackDocument(maps::Pack pack) : FileDocument(std::move(pack)) {}
  std::string canonical(const maps::Pack& pack) const override;
  ParseResult<FileContent<maps::Pack>> parse(std::string_view bytes,
                                             const std::string& path) const override;
  std::string folder() const;
  // True if a file in the folder or below it is in the pack's own folder, or listed, or the pack of
  // a listed file.
  bool concerns(const maps::InputFile& file) const;
};

// Returns the parts in which two packs differ: "maps", "excluded findings" and so on: English,
// marked for translation. Empty if they are equal.
std::vector<const char*> differing_parts(const maps::Pack& a, const maps::Pack& b);

// A map shipped with the program (or in any folder of packs) that a new map can begin with.
struct ShippedMap {
  std::string pack;  // the pack's English name
  std::string path;
  maps::Map map;
};
// Returns the maps of all packs below the folders, in order. Skips unreadable ones.
std::vector<ShippedMap> shipped_maps(const std::vector<std::string>& folders);

}  // namespace chartroom::editor
