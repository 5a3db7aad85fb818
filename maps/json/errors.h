// The errors of one file.
#pragma once

#include <string>
#include <vector>

#include "maps/platform/file_error.h"

namespace chartroom::json {

// Keeps a file's first errors: at most kMaxErrors, with at most kMaxText bytes of text. That is
// enough to repair a file, and limits the memory that a hostile file can take. Counts the others.
class ErrorList {
 public:
  static constexpr std::size_t kMaxErrors = 100;
  static constexpr std::size_t kMaxText = std::size_t{1} << 20;

  // A list of fewer errors than usual has no line on the others.
  explicit ErrorList(std::string path, std::size_t most = kMaxErrors)
      : path_(std::move(path)), most_(most) {}

  void add(TextPosition position, std::string pointer, Message said,
           ErrorKind kind = ErrorKind::not_format);
  void clear();
  bool empty() const { return errors_.empty(); }
  bool full() const { return errors_.size() >= most_ || text_ >= kMaxText; }

  // Returns true if the list is full, and counts an error that it does not keep. Saves the work of
  // finding words for it.
  bool skip_if_full();

  // Returns the kept errors by position, those at one position in the order of their finding. The
  // last one says how many others there are, if any.
  std::vector<FileError> sorted() const;

 private:
  std::string path_;
  std::size_t most_;
  std::vector<FileError> errors_;
  std::size_t skipped_ = 0;
  std::size_t text_ = 0;  // bytes of the errors' pointers and messages
};

// Returns the text in quotes for a message: long text is cut, control characters become '?'.
std::string in_quotes(std::string_view text);

}  // namespace chartroom::json
