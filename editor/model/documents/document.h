// The map that is being edited, its history, and its file.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "editor/model/documents/history.h"
#include "maps/map.h"
#include "maps/map_edit.h"
#include "maps/platform/file_error.h"
#include "maps/platform/safe_file.h"

namespace chartroom::editor {

// How the file on the disk stands to a document: it has none, holds what was opened or saved, holds
// something else, or is gone.
enum class DiskState : std::uint8_t { none, same, changed, gone };

// All changes go through steps: begin_step, any number of changes, end_step. What the changes of a
// step do is undone and redone as one.
class Document {
 public:
  // A blank sea of 10 x 10 without a file.
  Document();
  // A new map that begins with a copy of another: without its id, names, revision and notes, for
  // those are of the other one. The author and the license stay.
  static Document copy_of(const maps::Map& map);
  // The map of a file, or every fault of the file.
  static ParseResult<Document> open(const std::string& path);

  const maps::Map& map() const { return history_.current(); }
  // The file it was opened from or last saved to; "" where there is none.
  const std::string& path() const { return path_; }
  // Of that file as it was last opened or saved.
  const std::optional<FileStamp>& stamp() const { return stamp_; }
  // Whether the file on the disk still is what was last opened or saved.
  DiskState disk_state() const;
  // The name of the map in the language, else in another that it has.
  std::string title(const std::string& language) const;

  // What the file would hold if the map were saved now; as long as nothing was changed, what it
  // holds, which need not be in canonical form.
  std::string file_text() const;

  // Whether closing now would lose something.
  bool modified() const { return history_.modified(); }
  // The points at which the board looks other than what was last opened or saved; none where only
  // numbers of quadrants, names or rules differ.
  maps::PointSet unsaved_points() const;

  // Begins a step; one that is open is ended. The key is never given twice.
  MergeKey begin_step();
  // A change that belongs to an open step. Does nothing once that step has ended in any way, so
  // a drag that goes on after an undo is harmless. The label of the last change names the step.
  void change(MergeKey step, const maps::MapEdit& edit, StepLabel label);
  void change(MergeKey step, maps::Map next, StepLabel label);
  // A whole step at once.
  void apply(maps::Map next, StepLabel label);
  bool is_open(MergeKey step) const { return step != 0 && step == open_step_; }
  void end_step() { open_step_ = 0; }
  // Ends the open step and takes back all it changed; redo is then what it was before the step.
  void cancel_step();

  bool can_undo() const { return history_.can_undo(); }
  bool can_redo() const { return history_.can_redo(); }
  StepLabel undo_label() const { return history_.undo_label(); }
  StepLabel redo_label() const { return history_.redo_label(); }
  // Takes back the last step; an open step is the last, and is cancelled.
  void undo();
  // Ends an open step. Does nothing when there is nothing to redo.
  void redo();

  // For the history panel: the labels of all steps, undone ones too, oldest first; how many of them
  // are done; and going to the state in which the first `done` are, which ends an open step.
  std::vector<StepLabel> steps() const { return history_.steps(); }
  std::size_t steps_done() const { return history_.done(); }
  void go_to(std::size_t done);

  // Writes the canonical form to path(), which may not be "". Throws FileException, and nothing
  // has changed, when the file cannot be written, is not what was last opened or saved, or could
  // not be opened again (see faults_of).
  void save();
  // Writes to another file, or to the same one whatever stands there now, and stays with it. A map
  // that never had a file takes its id and name from that of the file.
  void save_as(const std::string& path);
  // Takes the map from the disk, in a step that can be undone; what is wrong with the file where it
  // cannot be read, and nothing has changed.
  std::vector<FileError> reload();

 private:
  Document(maps::Map map, std::string path, std::optional<FileStamp> stamp);
  void write(const maps::Map& map, const std::string& path,
             const std::optional<FileStamp>& expected);

  History history_;
  maps::Map saved_;
  std::string path_;
  std::optional<FileStamp> stamp_;
  std::string odd_text_;  // of the file that was opened, where it is not in canonical form
  MergeKey open_step_ = 0;
  MergeKey last_step_ = 0;
};

// Why a file of this map could not be opened again: an id that is none, a map without a name, a
// text that is too long. None for a map that can be saved.
std::vector<FileError> faults_of(const maps::Map& map, const std::string& path);

// Where a map goes under a name as people (and file dialogs) give it: "cay", "cay.json" and
// "cay.map.json.json" all mean "cay.map.json", the only names that folders are searched for.
std::string map_path(std::string path);

// The id that a file name suggests: "Blue Reef.map.json" gives "blue-reef"; "map" where no letter
// or digit is left.
std::string id_from_path(const std::string& path);
// The English name that an id suggests: "Blue reef".
std::string name_from_id(std::string id);

}  // namespace chartroom::editor
