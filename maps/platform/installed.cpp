#include "maps/platform/installed.h"

#include <filesystem>

namespace chartroom {

std::optional<std::string> installed_folder(std::string_view name) {
  namespace fs = std::filesystem;
  std::error_code error;
  const fs::path program = fs::read_symlink("/proc/self/exe", error);
  if (error) return std::nullopt;
  const fs::path folder = program.parent_path().parent_path() / "share/chartroom" / name;
  return fs::is_directory(folder, error) ? std::optional(folder.string()) : std::nullopt;
}

}  // namespace chartroom
