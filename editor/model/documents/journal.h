// The journal: unsaved work is kept beside the user's files, so that a kill loses a second at most.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "editor/model/documents/document.h"
#include "editor/model/documents/journal_writer.h"

namespace chartroom::editor {

// A folder of the journal, with the lock that says whose it is: the system lifts it when the
// program ends in any way. An entry holds a file "lock" and, while there is unsaved work, that work
// twice: "latest" outlasts the end of the program, "work" (which is waited for until the disk has
// it, and so may be older) a loss of power too.
class JournalEntry {
 public:
  // A new one in the journal's folder, which is made where it is not there. Throws FileException.
  static JournalEntry make(const std::string& journal);
  // One that a program left behind; nothing where it is in use or is no entry.
  static std::optional<JournalEntry> claim(const std::string& path);

  JournalEntry(JournalEntry&& other) noexcept;
  JournalEntry& operator=(JournalEntry&& other) noexcept;
  ~JournalEntry();

  std::string latest() const { return path_ + "/latest"; }
  std::string work() const { return path_ + "/work"; }
  void remove();

 private:
  JournalEntry(std::string path, int lock) : path_(std::move(path)), lock_(lock) {}

  std::string path_;
  int lock_ = -1;
};

// Keeps the unsaved work of one document, without waiting for it. Each work has its moment: those
// of one program are ordered by it, whatever the clocks of the system and its disks do.
class Journal {
 public:
  // `folder`: where all journals are (the window gives one of the user's state folders). Throws
  // FileException.
  explicit Journal(const std::string& folder);
  // Writes what is still to be written, and leaves it: see discard.
  ~Journal();
  Journal(const Journal&) = delete;
  Journal& operator=(const Journal&) = delete;

  // Call after every change and after every save. A document without unsaved work is not kept.
  void keep(const Document& document);
  // Waits until all is written.
  void flush();
  // The user has saved or given up the work: nothing is left behind. No keep may follow.
  void discard();

  // Why the last write failed; nothing when it did not.
  std::optional<FileError> failure() const;

 private:
  JournalEntry entry_;
  std::optional<std::string> kept_;  // the text of the latest work, without its moment
  // Two, as a slow disk must not keep what comes after from outlasting a kill.
  JournalWriter latest_;
  JournalWriter work_;
};

// How the file of left work stands to it now: it has none, is as the work began with, has changed
// since, has made room for a file of another id, or is gone.
enum class FileOfWork : std::uint8_t { none, same, changed, another, gone };

// Unsaved work that was left behind.
struct LeftWork {
  JournalEntry entry;
  std::optional<std::string> path;             // of the document's file: absolute
  std::optional<FileStamp> base;               // of that file when it was last opened or saved
  std::string id;                              // that it held then; "" where nobody knows
  std::string text;                            // the work, as its file would hold it
  std::chrono::system_clock::time_point when;  // it was last changed

  FileOfWork file() const;
};

// What is wrong with a text that the journal kept, as a file of that path; none where it is a map
// or a deck.
using FaultsOfWork =
    std::function<std::vector<FileError>(std::string_view text, const std::string& path)>;

// All unsaved work that no running program keeps, the latest first. Faults: files of the journal
// that cannot be read; they stay where they are.
//
// Journals of earlier versions may hold relative paths: such a path counts only where it leads to
// the very file that the work began with.
//
// Who restores work opens a document with it (restored), and removes the entry once the new
// document's journal is flushed. Keep both: open the file, and restore the work without its path.
// Keep the file: only remove the entry. A file that is another is none of the work's.
std::vector<LeftWork> left_work(const std::string& folder, const FaultsOfWork& faults,
                                std::vector<FileError>& errors);

}  // namespace chartroom::editor
