// Tells a file that was never written from one that cannot be read.
#pragma once

#include <filesystem>
#include <string>

namespace chartroom::editor {

// True if nothing is at the path. Where that cannot be known, reading the file tells why.
inline bool is_missing(const std::string& path) {
  std::error_code error;
  return !std::filesystem::exists(path, error) && !error;
}

}  // namespace chartroom::editor
