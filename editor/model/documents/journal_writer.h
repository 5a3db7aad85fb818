// A file of the journal, kept as the last text asked for by a thread of its own.
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

#include "maps/platform/file_error.h"

namespace chartroom::editor {

// The first text is written at once, a further one at most kPeriod after the one before.
class JournalWriter {
 public:
  static constexpr std::chrono::milliseconds kPeriod{250};
  // What replaces a file: save_file or replace_file (maps/platform/safe_file.h). Throws
  // FileException.
  using Replace = void (*)(const std::string& path, const std::string& text);

  JournalWriter(std::string path, Replace replace);
  JournalWriter(const JournalWriter&) = delete;
  JournalWriter& operator=(const JournalWriter&) = delete;

  // Nothing: no file.
  void keep(std::optional<std::string> text);
  // Waits until the file is as asked, or a write that began after the call has failed.
  void flush();
  // The thread ends after the write at hand; nothing is written any more.
  void stop();

  // Why the last write failed; nothing when it did not.
  std::optional<FileError> failure() const;
  // To be asked after stop: whether there is no file.
  bool left_nothing() const { return !written_ && !failure_; }

 private:
  void run(const std::stop_token& stop);
  void write(const std::optional<std::string>& text) const;

  const std::string path_;
  const Replace replace_;
  mutable std::mutex mutex_;
  std::condition_variable_any changed_;
  std::optional<std::string> wanted_;   // what the file should hold
  std::optional<std::string> written_;  // what it holds
  std::uint64_t begun_ = 0;             // writes
  std::uint64_t ended_ = 0;
  bool hurry_ = false;  // somebody waits: write without a pause
  std::optional<FileError> failure_;
  std::jthread thread_;  // the last member: it uses all others
};

}  // namespace chartroom::editor
