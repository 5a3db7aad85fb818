#include "cli/track/kept_list.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <utility>

#include "cli/play/kept_files.h"
#include "maps/platform/file_error.h"

namespace chartroom::cli {
namespace {

[[noreturn]] void fail_to_keep(const std::string& path) {
  throw FileException(
      FileError::of_file(path, std::string("cannot save the list: ") + std::strerror(errno)));
}

// A file that is open while one line is written.
class ListAppender {
 public:
  ListAppender(const std::string& path, bool there)
      : path_(path), file_(open(path.c_str(), flags(there), 0666)) {
    if (file_ < 0) fail_to_keep(path_);
    begin_ = lseek(file_, 0, SEEK_END);
  }
  ~ListAppender() { close(file_); }
  ListAppender(const ListAppender&) = delete;
  ListAppender& operator=(const ListAppender&) = delete;

  // Returns the number of bytes written.
  std::size_t write(std::string_view text) const {
    const ssize_t count = ::write(file_, text.data(), text.size());
    if (count < 0) fail_to_keep(path_);
    return static_cast<std::size_t>(count);
  }
  // Undoes the write. False if that is impossible (a pipe).
  bool take_back() const { return begin_ >= 0 && ftruncate(file_, begin_) == 0; }
  void sync() const {
    // Files that cannot be synced (a pipe) are kept as well as possible.
    if (fsync(file_) != 0 && errno == EIO) fail_to_keep(path_);
  }

 private:
  // Never overwrites a file that another program has created meanwhile.
  static int flags(bool there) {
    return O_WRONLY | O_APPEND | O_CLOEXEC | (there ? 0 : O_CREAT | O_EXCL);
  }

  const std::string& path_;
  int file_;
  off_t begin_ = -1;  // the start of the current write
};

}  // namespace

KeptList KeptList::of_stem(std::string stem, std::string header) {
  KeptList list("", std::move(header));
  list.stem_ = std::move(stem);
  return list;
}

KeptList KeptList::of_file(std::string path, std::string text) {
  KeptList list(std::move(path), std::move(text));
  list.written_ = list.text_.size();
  list.begun_ = list.there_ = true;
  return list;
}

void KeptList::add(std::string_view line) {
  // A last line written by hand may lack its end.
  if (!text_.empty() && text_.back() != '\n') text_ += '\n';
  text_.append(line).append("\n");
  begun_ = true;
  if (!stem_.empty()) path_ = new_file(std::exchange(stem_, ""), ".heard");
  std::error_code none;
  const std::filesystem::path folder = std::filesystem::path(path_).parent_path();
  if (!there_ && !folder.empty()) std::filesystem::create_directories(folder, none);
  const ListAppender file(path_, there_);
  there_ = true;
  const std::size_t before = written_;
  try {
    while (!kept()) written_ += file.write(std::string_view(text_).substr(written_));
  } catch (const FileException&) {
    // Part of a line could be read as another one, or make the list unreadable.
    if (file.take_back()) written_ = before;
    throw;
  }
  file.sync();
}

}  // namespace chartroom::cli
