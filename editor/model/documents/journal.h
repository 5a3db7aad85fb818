// The journal keeps drafts apart from users' files: a crash loses at most a second of work.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "editor/model/documents/document.h"
#include "editor/model/documents/draft_history.h"
#include "editor/model/documents/journal_writer.h"

namespace chartroom::editor {

// A folder of the journal, with its owner's lock, which the system releases when the program ends
// in any way. An entry has a file "lock" and, while there is unsaved work, two copies of it:
// "latest" survives the end of the program; "work", written through to the disk and so perhaps
// older, also survives a loss of power.
class JournalEntry {
 public:
  // Makes an entry in the journal's folder, which is made if needed. Throws FileException.
  static JournalEntry make(const std::string& journal);
  // Claims an entry that a program left; empty if it is in use or is no entry.
  static std::optional<JournalEntry> claim(const std::string& path);

  JournalEntry(JournalEntry&& other) noexcept;
  JournalEntry& operator=(JournalEntry&& other) noexcept;
  ~JournalEntry();

  std::string latest_copy() const { return path_ + "/latest"; }
  std::string synced_copy() const { return path_ + "/work"; }
  void remove();

 private:
  JournalEntry(std::string path, int lock) : path_(std::move(path)), lock_(lock) {}

  std::string path_;
  int lock_ = -1;
};

// Keeps the draft of one document without waiting for the disk. Each version has a time that orders
// the versions of one program, whatever the clocks of the system and its disks do.
class Journal {
 public:
  // `folder`: the folder of all journals (the window's is in the user's state folder). Throws
  // FileException.
  explicit Journal(const std::string& folder);
  // Writes pending work and leaves it in place; see discard.
  ~Journal();
  Journal(const Journal&) = delete;
  Journal& operator=(const Journal&) = delete;

  // Call after every change and after every save. A document without unsaved work is not kept.
  void keep(const Document& document);
  // Waits until everything is written.
  void flush();
  // Removes the draft after the user has saved or discarded the work. No keep may follow.
  void discard();

  // Returns why the last write failed, if it did.
  std::optional<FileError> failure() const;

 private:
  JournalEntry entry_;
  std::optional<std::string> kept_;  // the text of the latest draft, without its time
  // Two writers, so that a slow disk does not delay the copy that survives a crash.
  JournalWriter latest_;
  JournalWriter synced_;
};

// The state of a draft's file: there is none, it is as it was when the draft began, it has changed,
// it was replaced by a file with another id, or it is gone.
enum class DraftFileState : std::uint8_t { none, same, changed, another, gone };

// A draft that a program left.
struct OrphanedDraft {
  JournalEntry entry;
  std::optional<std::string> path;             // the absolute path of the document's file
  std::optional<FileStamp> base;               // the file's stamp when it was last opened or saved
  std::string id;                              // the file's id at that time; "" if unknown
  std::string text;                            // the draft in its file's format
  DraftHistory history;                        // none in old journals
  std::chrono::system_clock::time_point when;  // the time of the last change

  DraftFileState file() const;
};

// Returns the errors of a draft's text as a file of this path; none if it is valid.
using FindDraftErrors =
    std::function<std::vector<FileError>(std::string_view text, const std::string& path)>;

// Returns all drafts that no running program keeps, latest first. Errors are unreadable journal
// files, which stay in place.
//
// Old journals may have relative paths: such a path counts only if it leads to the very file with
// which the draft began.
//
// To restore a draft, open a document with it and its history (restored) and remove the entry once
// the new document's journal is flushed. To keep both, open the file and restore the draft without
// its path. To keep the file, only remove the entry. A file with another id does not belong to the
// draft.
std::vector<OrphanedDraft> orphaned_drafts(const std::string& folder, const FindDraftErrors& faults,
                                           std::vector<FileError>& errors);

}  // namespace chartroom::editor
