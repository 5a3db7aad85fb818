// Distinguishes a file that was never written from an unreadable one.
#pragma once

#include <filesystem>
#include <string>

namespace chartroom::editor {

// True if nothing is at the path. If that is unknown, reading the file will tell why.
inline bool is_missing(const std::string& path) {
  std::error_code error;
  return !std::filesystem::exists(path, error) && !error;
}

}  // namespace chartroom::editor
