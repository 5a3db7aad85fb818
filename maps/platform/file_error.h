// What is wrong with something from the outside world, and where.
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

// What kind of error a reader found. Each is a check code of its own (F001, F002, F003).
enum class ErrorKind : std::uint8_t {
  not_json,    // the bytes are not JSON as the strict reader takes it
  not_format,  // JSON, but not what the format says
  too_new,     // a version that this program does not know
  other,       // unreadable, unwritable, a malformed record or text picture
};

// One error of a file. `line` 0: the file as a whole (it could not be read or written).
// `pointer` is the JSON pointer of the value, "" for the whole document or where there is none.
struct FileError {
  std::string path;
  int line = 0;
  int column = 0;
  std::string pointer;
  std::string what;
  ErrorKind kind = ErrorKind::other;
  Message said = {};  // `what`, where it can be said in other languages

  // Of the file as a whole.
  static FileError of_file(std::string path, std::string what, ErrorKind kind = ErrorKind::other);
  // The same in words that can be said in other languages.
  static FileError saying(std::string path, Message said);
  // Of a position in a text that has no pointers.
  static FileError at(std::string path, TextPosition position, std::string what);

  // What is wrong, as it can be said in other languages.
  Message reason() const { return said.empty() ? Message(what) : said; }
  // "path:line:column: what", or "path: what" for the file as a whole.
  std::string text() const { return text_in(Translator({}, "en")); }
  std::string text_in(const Translator& tr) const;
  friend bool operator==(const FileError&, const FileError&) = default;
};

// What the system says of a call that failed (a value of errno): "No space left on device". What is
// not usual for files is said in English alone.
Message system_reason(int code);

// Thrown where an operation on a file fails in its middle (writing, saving, drawing to a file).
class FileException : public std::exception {
 public:
  explicit FileException(FileError error) : error_(std::move(error)), text_(error_.text()) {}
  const FileError& error() const { return error_; }
  const char* what() const noexcept override { return text_.c_str(); }

 private:
  FileError error_;
  std::string text_;
};

// What reading a user's file gives: the value, or every error that was found. Nothing is accepted
// in part: a value means that there was no error.
template <class T>
struct ParseResult {
  std::optional<T> value;
  std::vector<FileError> errors;

  explicit operator bool() const { return value.has_value(); }
};

}  // namespace chartroom
