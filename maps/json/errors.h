// The errors of one file, as the readers find them.
#pragma once

#include <string>
#include <vector>

#include "maps/platform/file_error.h"

namespace chartroom::json {

// Keeps the first errors of a file, kMaxErrors at most, and no more text of them than kMaxText
// bytes: enough to repair it by, and a bound on what a hostile file can make of them.
class ErrorList {
 public:
  static constexpr std::size_t kMaxErrors = 1000;
  static constexpr std::size_t kMaxText = std::size_t{1} << 20;

  explicit ErrorList(std::string path, std::size_t most = kMaxErrors)
      : path_(std::move(path)), most_(most) {}

  void add(TextPosition position, std::string pointer, Message said,
           ErrorKind kind = ErrorKind::not_format);
  void clear();
  bool empty() const { return errors_.empty(); }
  bool full() const { return errors_.size() >= most_ || text_ >= kMaxText; }

  // All errors by position, those of one position in the order in which they were found.
  std::vector<FileError> sorted() const;

 private:
  std::string path_;
  std::size_t most_;
  std::vector<FileError> errors_;
  std::size_t text_ = 0;  // bytes of their pointers and messages
};

// A text in quotes as a message shows it: cut where it is long, control characters as '?'.
std::string in_quotes(std::string_view text);

}  // namespace chartroom::json
