// Errors of the outside world, with their places.
#pragma once

#include <compare>
#include <cstdint>
#include <exception>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "maps/platform/message.h"

namespace chartroom {

// A position in a text file: line and column count from 1, columns in code points.
struct TextPosition {
  int line = 1;
  int column = 1;
  friend constexpr auto operator<=>(const TextPosition&, const TextPosition&) = default;
};

// The kind of a reader's error. Each kind has its own check code (F001, F002, F003).
enum class ErrorKind : std::uint8_t {
  not_json,    // the bytes are not valid JSON (strict)
  not_format,  // JSON that does not satisfy the format
  too_new,     // a version that this program does not know
  other,       // unreadable, unwritable, a malformed record or text picture
};

// One error of a file. `line` 0: the whole file (it could not be read or written). `pointer` is the
// value's JSON pointer, "" for the whole document or if there is none.
struct FileError {
  std::string path;
  int line = 0;
  int column = 0;
  std::string pointer;
  std::string what;
  ErrorKind kind = ErrorKind::other;
  Message said = {};  // the translatable form of `what`, if there is one

  // Returns an error about the whole file.
  static FileError of_file(std::string path, std::string what, ErrorKind kind = ErrorKind::other);
  // Returns an error about the whole file, with a translatable message.
  static FileError with_message(std::string path, Message said);
  // Returns an error at a position in a text that has no pointers.
  static FileError at(std::string path, TextPosition position, Message said);

  // Returns the message, translatable if possible.
  Message reason() const { return said.empty() ? Message(what) : said; }
  // Returns "path:line:column: what", or "path: what" for the whole file.
  std::string text() const { return text_in(Translator({}, "en")); }
  std::string text_in(const Translator& tr) const;
  friend bool operator==(const FileError&, const FileError&) = default;
};

// Returns the system's message for a value of errno: "No space left on device". Only reasons that
// are usual for files are translated.
Message system_reason(int code);

// Thrown if an operation on a file fails midway (writing, saving, drawing to a file).
class FileException : public std::exception {
 public:
  explicit FileException(FileError error) : error_(std::move(error)), text_(error_.text()) {}
  const FileError& error() const { return error_; }
  const char* what() const noexcept override { return text_.c_str(); }

 private:
  FileError error_;
  std::string text_;
};

// The result of reading a user's file: the value, or every error that was found. A value means that
// there were no errors.
template <class T>
struct ParseResult {
  std::optional<T> value;
  std::vector<FileError> errors;

  explicit operator bool() const { return value.has_value(); }
};

}  // namespace chartroom
