// The map that is being edited.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "editor/model/documents/file_document.h"
#include "maps/map.h"
#include "maps/map_edit.h"

namespace chartroom::editor {

class MapDocument : public FileDocument<maps::Map> {
 public:
  // A blank sea of 10 x 10 without a file.
  MapDocument();
  // A new map, the first untitled one or a later one, that begins with a copy of another: without
  // its id, names, revision and notes, for those are of the other one. The author and the license
  // stay.
  static MapDocument copy_of(const maps::Map& map, int number = 1);
  // The map of a file, or every fault of the file.
  static ParseResult<MapDocument> open(const std::string& path);
  // Unsaved work that was left behind, as a step over its file; see FileDocument::restore.
  static MapDocument restored(const maps::Map& work, const std::optional<std::string>& path,
                              const std::optional<FileStamp>& base);

  const maps::Map& map() const { return value(); }
  // As it was last opened or saved, or begun.
  const maps::Map& saved_map() const { return saved(); }
  std::string work_text() const override;
  // The points at which the board looks other than what was last opened or saved; none where only
  // numbers of quadrants, names or rules differ.
  maps::PointSet unsaved_points() const;

  using FileDocument::change;
  void change(MergeKey step, const maps::MapEdit& edit, StepLabel label);

 private:
  explicit MapDocument(maps::Map map) : FileDocument(std::move(map)) {}
  bool is_blank() const override { return map().islands.empty(); }
  std::string canonical(const maps::Map& map) const override;
  ParseResult<FileContent<maps::Map>> parse(std::string_view bytes,
                                            const std::string& path) const override;
};

// Why a file of this map could not be opened again: an id that is none, a map without a name, a
// text that is too long. None for a map that can be saved.
std::vector<FileError> faults_of(const maps::Map& map, const std::string& path);

}  // namespace chartroom::editor
