// An open document of any kind: its history and its file.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "editor/model/documents/draft_history.h"
#include "editor/model/documents/history.h"
#include "editor/model/documents/undoable.h"
#include "maps/platform/file_error.h"
#include "maps/platform/safe_file.h"

namespace chartroom::editor {

// Return the name and id of a document without a name: "Untitled", the second one "Untitled 2";
// "untitled", "untitled-2".
std::string untitled_name(int number);
std::string untitled_id(int number);
// True for such a name or id of any number, which a file replaces by its own.
bool is_untitled_name(std::string_view name);
bool is_untitled_id(std::string_view id);

// The state of a document's file: there is none, it is unchanged since it was opened or saved, it
// has changed, or it is gone.
enum class DiskState : std::uint8_t { none, same, changed, gone };

// All changes are steps: begin_step, any number of changes, end_step. Undo reverts a whole step.
class Document : public Undoable {
 public:
  // The absolute path of the file that was opened or last saved; "" if there is none.
  const std::string& path() const { return path_; }
  // The stamp of that file when it was last opened or saved.
  const std::optional<FileStamp>& stamp() const { return stamp_; }
  // The id in that file at that time; "" if there is none.
  virtual std::string file_id() const = 0;
  // Compares the file on the disk with the version last opened or saved.
  DiskState disk_state() const;
  // Call when the disk may have changed: a document whose file is gone or unreadable counts as
  // unsaved until the file is back.
  virtual void accept_disk_state() = 0;
  // Returns its name on one line, in this language or else another one.
  virtual std::string title(const std::string& language) const = 0;

  // Returns the text to save; without changes, the file's text, which may not be canonical.
  virtual std::string file_text() const = 0;
  // Returns the text for the journal, which can always be read again.
  virtual std::string draft_text() const = 0;
  // Returns the history for the journal, with the drafts' texts of its states.
  virtual DraftHistory draft_history() const = 0;
  // True if closing now would lose changes.
  virtual bool modified() const = 0;
  // True if the document began blank and was never changed.
  bool untouched() const {
    return path_.empty() && is_blank() && !modified() && !can_undo() && !can_redo();
  }

  // Begins a step and ends an open one. Each key is unique.
  MergeKey begin_step() { return open_step_ = ++last_step_; }
  bool is_open(MergeKey step) const { return step != 0 && step == open_step_; }
  void end_step() { open_step_ = 0; }
  // Cancels the open step; redo is then as it was before the step.
  virtual void cancel_step() = 0;

  // For the history panel: the labels of all steps, undone ones too, oldest first; the number of
  // steps done; and a jump to the state after the first `done`, which ends an open step.
  virtual std::vector<StepLabel> steps() const = 0;
  virtual std::size_t steps_done() const = 0;
  virtual void go_to(std::size_t done) = 0;

  // Writes the canonical form to path(), which may not be "". Throws FileException and changes
  // nothing if the file cannot be written, has changed since it was opened or saved, or could not
  // be opened again.
  virtual void save() = 0;
  // Writes to another file, or to the present one even if it has changed, and keeps that path. A
  // new document takes its id and name from the file's unless it has its own; so does the id of a
  // copy in the folder of a pack, unless the user has changed it since the last save.
  virtual void save_as(const std::string& path) = 0;
  // Reads the file in a step that can be undone; if unreadable, returns errors and changes nothing.
  virtual std::vector<FileError> reload() = 0;

 protected:
  // True if the document began blank.
  virtual bool is_blank() const { return true; }

  Document() = default;
  Document(const Document&) = default;
  Document(Document&&) = default;
  Document& operator=(const Document&) = default;
  Document& operator=(Document&&) = default;

  std::string path_;
  std::optional<FileStamp> stamp_;
  MergeKey open_step_ = 0;
  MergeKey last_step_ = 0;
};

// True if the folder of a path has a pack.
bool is_beside_pack(const std::string& path);

// Returns an absolute path, which does not depend on the working folder.
std::string absolute_path(const std::string& path);

// Returns the path for a name as typed: with the kind ".map", "cay", "cay.json" and
// "cay.map.json.json" all mean "cay.map.json", the only names found in folders.
std::string path_of_kind(std::string path, std::string_view kind);

// Returns the id for a file name: "Blue Reef.map.json" gives "blue-reef"; "map" (or "deck") if no
// letter or digit is left.
std::string id_from_path(const std::string& path);
// Returns the id for a name, in which a slash is no folder: "Night/Day" gives "night-day".
std::string id_from_name(std::string name);
// Returns the English name for an id: "Blue reef".
std::string name_from_id(std::string id);

}  // namespace chartroom::editor
