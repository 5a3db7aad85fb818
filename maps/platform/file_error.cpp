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

std::string FileError::text_in(const Translator& tr) const {
  const std::string file = shown(path);
  const std::string what_is_wrong = shown(reason().in(tr));
  if (line == 0) return file + ": " + what_is_wrong;
  return file + ":" + std::to_string(line) + ":" + std::to_string(column) + ": " + what_is_wrong;
}

}  // namespace chartroom
