// Where the editor keeps what belongs to the user and to no map.
#pragma once

#include <string>

namespace chartroom::editor {

// The user's folders of maps/platform/user_folders.h, made where they are not there. Settings are
// the shortcuts, the stamps, what prints are made on and the like.
std::string settings_folder();
// Of the journal, the recent files and the traced pictures.
std::string state_folder();

std::string shortcuts_file();
std::string language_file();
std::string recent_file();
std::string stamps_file();
std::string tracings_file();
std::string print_file();
std::string panels_file();

}  // namespace chartroom::editor
