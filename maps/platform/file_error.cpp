#include "maps/platform/file_error.h"

#include "maps/platform/shown_text.h"

namespace chartroom {

FileError FileError::of_file(std::string path, std::string what, ErrorKind kind) {
  return {.path = std::move(path), .pointer = {}, .what = std::move(what), .kind = kind};
}

FileError FileError::at(std::string path, TextPosition position, std::string what) {
  return {.path = std::move(path),
          .line = position.line,
          .column = position.column,
          .pointer = {},
          .what = std::move(what)};
}

std::string FileError::text() const {
  const std::string file = shown(path);
  if (line == 0) return file + ": " + shown(what);
  return file + ":" + std::to_string(line) + ":" + std::to_string(column) + ": " + shown(what);
}

}  // namespace chartroom
