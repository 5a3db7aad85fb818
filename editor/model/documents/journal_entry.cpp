#include <fcntl.h>
#include <stdlib.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <filesystem>
#include <utility>

#include "editor/model/documents/journal.h"

namespace chartroom::editor {
namespace {

// The pattern ends in the system's reason.
[[noreturn]] void fail_with_errno(const std::string& path, MessageTemplate<1> pattern) {
  throw FileException(FileError::with_message(path, message(pattern, system_reason(errno))));
}

// Returns a locked file, or -1. A file removed before it was locked does not count.
int locked(const std::string& path, int flags) {
  const int file = ::open(path.c_str(), O_RDWR | O_CLOEXEC | O_NOFOLLOW | flags, 0600);
  if (file < 0) return -1;
  struct stat status {};
  if (::flock(file, LOCK_EX | LOCK_NB) == 0 && ::fstat(file, &status) == 0 && status.st_nlink > 0) {
    return file;
  }
  ::close(file);
  return -1;
}

}  // namespace

JournalEntry JournalEntry::make(const std::string& journal) {
  std::error_code error;
  std::filesystem::create_directories(journal, error);
  // Another program may remove a folder that has no lock yet; then try again.
  constexpr int kTries = 10;
  for (int i = 0; i < kTries; ++i) {
    std::string path = journal + "/work-XXXXXX";
    if (::mkdtemp(path.data()) == nullptr) fail_with_errno(journal, "cannot keep drafts here: {}");
    const int lock = locked(path + "/lock", O_CREAT);
    if (lock >= 0) return {path, lock};
  }
  fail_with_errno(journal, "cannot lock a draft here: {}");
}

std::optional<JournalEntry> JournalEntry::claim(const std::string& path) {
  const int lock = locked(path + "/lock", 0);
  if (lock < 0) return std::nullopt;
  return JournalEntry(path, lock);
}

JournalEntry::JournalEntry(JournalEntry&& other) noexcept
    : path_(std::exchange(other.path_, {})), lock_(std::exchange(other.lock_, -1)) {}

JournalEntry& JournalEntry::operator=(JournalEntry&& other) noexcept {
  std::swap(path_, other.path_);
  std::swap(lock_, other.lock_);
  return *this;
}

JournalEntry::~JournalEntry() {
  if (lock_ >= 0) ::close(lock_);
}

void JournalEntry::remove() {
  if (path_.empty()) return;
  std::error_code ignored;
  // Remove the synced copy first: an entry without it is empty.
  std::filesystem::remove(synced_copy(), ignored);
  std::filesystem::remove(latest_copy(), ignored);
  std::filesystem::remove_all(path_, ignored);
}

}  // namespace chartroom::editor
