#include "maps/platform/file_error.h"

namespace chartroom {

std::string FileError::text() const {
  if (line == 0) return path + ": " + what;
  return path + ":" + std::to_string(line) + ":" + std::to_string(column) + ": " + what;
}

}  // namespace chartroom
