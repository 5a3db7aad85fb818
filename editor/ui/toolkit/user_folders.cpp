#include "editor/ui/toolkit/user_folders.h"

#include <cstdlib>
#include <filesystem>
#include <system_error>

namespace chartroom::editor {
namespace {

namespace fs = std::filesystem;

std::string folder(const char* variable, const char* below_home) {
  const char* set = std::getenv(variable);
  const char* home = std::getenv("HOME");
  fs::path path;
  if (set != nullptr && fs::path(set).is_absolute()) {
    path = set;
  } else {
    path = fs::path(home == nullptr ? "." : home) / below_home;
  }
  path /= "chartroom";
  // What cannot be made shows when something is written there.
  std::error_code unmade;
  fs::create_directories(path, unmade);
  return path.string();
}

}  // namespace

std::string settings_folder() { return folder("XDG_CONFIG_HOME", ".config"); }
std::string state_folder() { return folder("XDG_STATE_HOME", ".local/state"); }
std::string shortcuts_file() { return settings_folder() + "/shortcuts"; }
std::string language_file() { return settings_folder() + "/language"; }
std::string recent_file() { return state_folder() + "/recent"; }
std::string stamps_file() { return settings_folder() + "/stamps"; }
std::string tracings_file() { return state_folder() + "/tracings"; }

}  // namespace chartroom::editor
