// The pack that is being edited: its maps in order, its languages, and what the checks say.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "editor/model/documents/file_document.h"
#include "maps/files/pack_file.h"
#include "maps/platform/safe_file.h"
#include "validator/checks/validation.h"

namespace chartroom::editor {

// Holds only packs that keep to the format, whatever is typed. Its file is called pack.json and
// stays where its maps are.
class PackDocument : public FileDocument<maps::Pack> {
 public:
  // A map that the pack lists.
  struct Entry {
    std::string file;  // as the pack names it
    std::string path;
    std::optional<maps::Map> map = {};  // nothing where none is there that can be read
  };

  static ParseResult<PackDocument> open(const std::string& path);
  // A new pack in a folder, with all maps that lie in it, in byte order. It has no file until it is
  // saved. The id and the English name are made from the folder's, author and license are those
  // that all maps name.
  static PackDocument create(const std::string& folder);
  // Unsaved work that was left behind, as a step over its file; see FileDocument::restore.
  static PackDocument restored(const maps::Pack& work, const std::optional<std::string>& path,
                               const std::optional<FileStamp>& base);

  const maps::Pack& pack() const { return value(); }
  const maps::Pack& saved_pack() const { return saved(); }
  std::string work_text() const override { return canonical(pack()); }
  // Reads the maps anew.
  std::vector<Entry> entries() const;
  // The maps in the pack's folder that it does not list, in byte order.
  std::vector<std::string> unlisted() const;

  // As apply of every document, for a pack that need not keep to the format: then what is wrong
  // with it, and nothing has changed.
  std::vector<FileError> apply(maps::Pack next, StepLabel label);
  // The same as a part of an open step, for what is being typed; see FileDocument::change.
  std::vector<FileError> change(MergeKey step, maps::Pack next, StepLabel label);
  // Steps; places count from 0.
  void move(std::size_t from, std::size_t to);
  // A part of an open step, for a map that is dragged; see FileDocument::change.
  void move(MergeKey step, std::size_t from, std::size_t to);
  void remove(std::size_t place);
  // Why the file cannot be of the pack: it lies elsewhere, is listed already, or does not end in
  // ".map.json"; nothing where it was added at the end.
  std::optional<std::string> add(const std::string& map_path);
  // The same of a map that lies elsewhere, of which a copy in the folder is added. Throws
  // FileException where that cannot be written.
  std::optional<std::string> add_copy(const std::string& map_path);
  // Two small letters each; "en" comes first, then by code. False where one is not so.
  bool set_languages(const std::vector<std::string>& languages);
  bool set_languages(MergeKey step, const std::vector<std::string>& languages);
  // Accepts findings; the exclusion has a reason.
  void accept(maps::Exclusion exclusion);
  // Takes exclusions out, in one step, so that what they are of counts again.
  void accept_no_more(const std::vector<maps::Exclusion>& exclusions);

  // What `validate` would say of the pack if it were saved now, and of all its maps as they are on
  // the disk.
  reports::Report judge(const checks::Catalogue& catalogue) const;

 private:
  explicit PackDocument(maps::Pack pack) : FileDocument(std::move(pack)) {}
  std::string canonical(const maps::Pack& pack) const override;
  ParseResult<FileContent<maps::Pack>> parse(std::string_view bytes,
                                             const std::string& path) const override;
  std::string folder() const;
};

// In which parts two packs differ: "maps", "accepted findings": English, marked for translation.
// None where they are equal.
std::vector<const char*> differing_parts(const maps::Pack& a, const maps::Pack& b);

// A map that comes with the program (or lies in any folder of packs), for a new one to begin with.
struct ShippedMap {
  std::string pack;  // the pack's English name
  std::string path;
  maps::Map map;
};
// The maps of all packs below the folders, in their order. What cannot be read is left out.
std::vector<ShippedMap> shipped_maps(const std::vector<std::string>& folders);

}  // namespace chartroom::editor
