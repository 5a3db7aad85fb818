#include "editor/ui/toolkit/editor_folders.h"

#include <filesystem>
#include <system_error>

#include "maps/platform/user_folders.h"

namespace chartroom::editor {
namespace {

std::string made(const std::string& folder) {
  // If the folder cannot be made, writing a file there fails and reports it.
  std::error_code unmade;
  std::filesystem::create_directories(folder, unmade);
  return folder;
}

}  // namespace

std::string settings_folder() { return made(chartroom::settings_folder()); }
std::string state_folder() { return made(chartroom::state_folder()); }
std::string shortcuts_file() { return settings_folder() + "/shortcuts"; }
std::string language_file() { return settings_folder() + "/language"; }
std::string recent_file() { return state_folder() + "/recent"; }
std::string stamps_file() { return settings_folder() + "/stamps"; }
std::string tracings_file() { return state_folder() + "/tracings"; }
std::string print_file() { return settings_folder() + "/print"; }
std::string panels_file() { return settings_folder() + "/panels"; }

}  // namespace chartroom::editor
