#include "maps/platform/user_folders.h"

#include <cstdlib>
#include <filesystem>

namespace chartroom {
namespace {

namespace fs = std::filesystem;

std::string user_folder(const char* variable, const char* below_home) {
  const char* set = std::getenv(variable);
  if (set != nullptr && fs::path(set).is_absolute()) return (fs::path(set) / "chartroom").string();
  const char* home = std::getenv("HOME");
  const bool has_home = home != nullptr && *home != '\0';
  return (fs::path(has_home ? home : ".") / below_home / "chartroom").string();
}

}  // namespace

std::string settings_folder() { return user_folder("XDG_CONFIG_HOME", ".config"); }
std::string state_folder() { return user_folder("XDG_STATE_HOME", ".local/state"); }

}  // namespace chartroom
