// Folders and files of the user that belong to no map.
#pragma once

#include <string>

namespace chartroom::editor {

// Return the folders of maps/platform/user_folders.h, and make them if they are missing. Settings
// are the shortcuts, the stamps, the choices for printing and so on.
std::string settings_folder();
// Has the journal, the recent files and the traced pictures.
std::string state_folder();

std::string shortcuts_file();
std::string language_file();
std::string recent_file();
std::string stamps_file();
std::string tracings_file();
std::string print_file();
std::string panels_file();

}  // namespace chartroom::editor
