#include "maps/platform/file_error.h"

#include <cerrno>
#include <cstring>

#include "maps/platform/shown_text.h"

namespace chartroom {
namespace {

// Returns the system's own words, or null for errors that files seldom meet.
const char* usual_reason(int code) {
  switch (code) {
    case EACCES:
      return translatable("Permission denied");
    case EPERM:
      return translatable("Operation not permitted");
    case ENOENT:
      return translatable("No such file or directory");
    case ENOTDIR:
      return translatable("Not a directory");
    case EISDIR:
      return translatable("Is a directory");
    case EEXIST:
      return translatable("File exists");
    case ENOSPC:
      return translatable("No space left on device");
    case EDQUOT:
      return translatable("Disk quota exceeded");
    case EROFS:
      return translatable("Read-only file system");
    case ENAMETOOLONG:
      return translatable("File name too long");
    case EFBIG:
      return translatable("File too large");
    case EIO:
      return translatable("Input/output error");
    default:
      return nullptr;
  }
}

}  // namespace

Message system_reason(int code) {
  if (const char* usual = usual_reason(code)) return word(usual);
  return {std::string(std::strerror(code))};
}

FileError FileError::of_file(std::string path, std::string what, ErrorKind kind) {
  return {.path = std::move(path), .pointer = {}, .what = std::move(what), .kind = kind};
}

FileError FileError::with_message(std::string path, Message said) {
  FileError error = of_file(std::move(path), said.english());
  error.said = std::move(said);
  return error;
}

FileError FileError::at(std::string path, TextPosition position, Message said) {
  FileError error = with_message(std::move(path), std::move(said));
  error.line = position.line;
  error.column = position.column;
  return error;
}

std::string FileError::text_in(const Translator& tr) const {
  const std::string file = shown(path);
  const std::string what_is_wrong = shown(reason().in(tr));
  if (line == 0) return file + ": " + what_is_wrong;
  return file + ":" + std::to_string(line) + ":" + std::to_string(column) + ": " + what_is_wrong;
}

}  // namespace chartroom
