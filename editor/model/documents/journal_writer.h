// Writes the latest text to a file of the journal in a thread of its own.
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

// Writes the first text at once, and later ones at most kPeriod after the previous one.
class JournalWriter {
 public:
  static constexpr std::chrono::milliseconds kPeriod{250};
  // Replaces a file: save_file or replace_file (maps/platform/safe_file.h). Throws FileException.
  using Replace = void (*)(const std::string& path, const std::string& text);

  JournalWriter(std::string path, Replace replace);
  JournalWriter(const JournalWriter&) = delete;
  JournalWriter& operator=(const JournalWriter&) = delete;

  // Sets the text to write; empty removes the file.
  void keep(std::optional<std::string> text);
  // Waits until the file has the text, or a write that began after the call has failed.
  void flush();
  // Ends the thread after the present write; nothing is written later.
  void stop();

  // Returns why the last write failed, if it did.
  std::optional<FileError> failure() const;
  // True if there is no file; call after stop.
  bool left_nothing() const { return !written_ && !failure_; }

 private:
  void run(const std::stop_token& stop);
  void write(const std::optional<std::string>& text) const;

  const std::string path_;
  const Replace replace_;
  mutable std::mutex mutex_;
  std::condition_variable_any changed_;
  std::optional<std::string> wanted_;   // the text that the file should have
  std::optional<std::string> written_;  // the text that it has
  std::uint64_t begun_ = 0;             // writes
  std::uint64_t ended_ = 0;
  bool hurry_ = false;  // a caller waits: write without a pause
  std::optional<FileError> failure_;
  std::jthread thread_;  // the last member: it uses all others
};

}  // namespace chartroom::editor
