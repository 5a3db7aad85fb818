#include "editor/model/documents/journal_writer.h"

#include <unistd.h>

#include <cerrno>
#include <utility>

namespace chartroom::editor {

JournalWriter::JournalWriter(std::string path, Replace replace)
    : path_(std::move(path)),
      replace_(replace),
      thread_([this](const std::stop_token& stop) { run(stop); }) {}

void JournalWriter::keep(std::optional<std::string> text) {
  const std::scoped_lock lock(mutex_);
  wanted_ = std::move(text);
  changed_.notify_all();
}

void JournalWriter::flush() {
  if (!thread_.joinable()) return;
  std::unique_lock lock(mutex_);
  // Ignore an earlier failure: the disk may work again.
  const auto next = begun_ + 1;
  hurry_ = true;
  changed_.notify_all();
  changed_.wait(lock, [&] { return wanted_ == written_ || ended_ >= next; });
  hurry_ = false;
}

void JournalWriter::stop() {
  thread_.request_stop();
  if (thread_.joinable()) thread_.join();
}

std::optional<FileError> JournalWriter::failure() const {
  const std::scoped_lock lock(mutex_);
  return failure_;
}

void JournalWriter::run(const std::stop_token& stop) {
  std::unique_lock lock(mutex_);
  for (;;) {
    changed_.wait(lock, stop, [this] { return wanted_ != written_; });
    if (stop.stop_requested()) return;
    const std::optional<std::string> text = wanted_;
    ++begun_;
    lock.unlock();
    std::optional<FileError> failure;
    try {
      write(text);
    } catch (const FileException& exception) {
      failure = exception.error();
    }
    lock.lock();
    if (!failure) written_ = text;
    failure_ = failure;
    ++ended_;
    changed_.notify_all();
    // Try a full disk again in the next period.
    changed_.wait_for(lock, stop, kPeriod, [this] { return hurry_; });
  }
}

void JournalWriter::write(const std::optional<std::string>& text) const {
  if (text) return replace_(path_, *text);
  if (::unlink(path_.c_str()) == 0 || errno == ENOENT) return;
  throw FileException(
      FileError::with_message(path_, message("cannot remove: {}", system_reason(errno))));
}

}  // namespace chartroom::editor
