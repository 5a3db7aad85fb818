// An open document, of whatever kind: its history, and its file.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "editor/model/documents/history.h"
#include "editor/model/documents/undoable.h"
#include "maps/platform/file_error.h"
#include "maps/platform/safe_file.h"

namespace chartroom::editor {

// What a document is called that nobody has named yet: "Untitled", the second one "Untitled 2"; its
// id is "untitled", "untitled-2".
std::string untitled_name(int number);
std::string untitled_id(int number);
// Whether these are such, of whatever number: then a file gives the document its own.
bool is_untitled_name(std::string_view name);
bool is_untitled_id(std::string_view id);

// How the file on the disk stands to a document: it has none, holds what was opened or saved, holds
// something else, or is gone.
enum class DiskState : std::uint8_t { none, same, changed, gone };

// All changes go through steps: begin_step, any number of changes, end_step. What the changes of a
// step do is undone and redone as one.
class Document : public Undoable {
 public:
  // The file it was opened from or last saved to, an absolute path; "" where there is none.
  const std::string& path() const { return path_; }
  // Of that file as it was last opened or saved.
  const std::optional<FileStamp>& stamp() const { return stamp_; }
  // The id that the file held then; "" where there is none.
  virtual std::string file_id() const = 0;
  // Whether the file on the disk still is what was last opened or saved.
  DiskState disk_state() const;
  // Call when the disk may hold something else: what is gone from it, or cannot be read there any
  // more, is not saved, until it is back.
  virtual void heed_disk() = 0;
  // Its name in the language, else in another that it has, on one line.
  virtual std::string title(const std::string& language) const = 0;

  // What the file would hold if it were saved now; as long as nothing was changed, what it holds,
  // which need not be in canonical form.
  virtual std::string file_text() const = 0;
  // What the journal keeps of it, which can always be read again.
  virtual std::string work_text() const = 0;
  // Whether closing now would lose something.
  virtual bool modified() const = 0;
  // Nothing in it that anybody would miss: it began blank and was never changed.
  bool untouched() const {
    return path_.empty() && is_blank() && !modified() && !can_undo() && !can_redo();
  }

  // Begins a step; one that is open is ended. The key is never given twice.
  MergeKey begin_step() { return open_step_ = ++last_step_; }
  bool is_open(MergeKey step) const { return step != 0 && step == open_step_; }
  void end_step() { open_step_ = 0; }
  // Ends the open step and takes back all it changed; redo is then what it was before the step.
  virtual void cancel_step() = 0;

  // For the history panel: the labels of all steps, undone ones too, oldest first; how many of them
  // are done; and going to the state in which the first `done` are, which ends an open step.
  virtual std::vector<StepLabel> steps() const = 0;
  virtual std::size_t steps_done() const = 0;
  virtual void go_to(std::size_t done) = 0;

  // Writes the canonical form to path(), which may not be "". Throws FileException, and nothing
  // has changed, when the file cannot be written, is not what was last opened or saved, or could
  // not be opened again.
  virtual void save() = 0;
  // Writes to another file, or to the same one whatever stands there now, and stays with it. What
  // never had a file takes its id and name from that of the file, where it was given none.
  virtual void save_as(const std::string& path) = 0;
  // Takes what the disk holds, in a step that can be undone; what is wrong with the file where it
  // cannot be read, and nothing has changed.
  virtual std::vector<FileError> reload() = 0;

 protected:
  // Whether there was nothing in it when it began.
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

// The same file, whatever folder the program works in later.
std::string absolute_path(const std::string& path);

// Where a document goes under a name as people (and file dialogs) give it: with the kind ".map",
// "cay", "cay.json" and "cay.map.json.json" all mean "cay.map.json", the only names that folders
// are searched for.
std::string path_of_kind(std::string path, std::string_view kind);

// The id that a file name suggests: "Blue Reef.map.json" gives "blue-reef"; "map" (or "deck") where
// no letter or digit is left.
std::string id_from_path(const std::string& path);
// The same of what a document is called, where a slash parts no folders: "Night/Day" gives
// "night-day".
std::string id_from_name(std::string name);
// The English name that an id suggests: "Blue reef".
std::string name_from_id(std::string id);

}  // namespace chartroom::editor
