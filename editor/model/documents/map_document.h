// A map in the editor.
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
  // Begins a new untitled map as a copy of another, with its author and license but without its id,
  // names, revision and notes.
  static MapDocument copy_of(const maps::Map& map, int number = 1);
  // Reads the map of a file, or returns all its errors.
  static ParseResult<MapDocument> open(const std::string& path);
  // Restores a draft; see FileDocument::restore.
  static MapDocument restored(const maps::Map& work, const std::optional<std::string>& path,
                              const std::optional<FileStamp>& base,
                              const DraftHistory& history = {});

  const maps::Map& map() const { return value(); }
  // The map when it was last opened or saved, or begun.
  const maps::Map& saved_map() const { return saved(); }
  // Returns the points where the board looks different from the saved map; none if only quadrant
  // numbers, names or rules differ.
  maps::PointSet unsaved_points() const;

  using FileDocument::change;
  void change(MergeKey step, const maps::MapEdit& edit, StepLabel label);

 private:
  explicit MapDocument(maps::Map map) : FileDocument(std::move(map)) {}
  bool is_blank() const override { return map().islands.empty(); }
  std::string canonical(const maps::Map& map) const override;
  std::string text_of_draft(const maps::Map& map) const override;
  ParseResult<FileContent<maps::Map>> parse(std::string_view bytes,
                                            const std::string& path) const override;
};

// Returns why a file of this map could not be opened again: an invalid id, no name, a text that is
// too long. None for a map that can be saved.
std::vector<FileError> faults_of(const maps::Map& map, const std::string& path);

}  // namespace chartroom::editor
