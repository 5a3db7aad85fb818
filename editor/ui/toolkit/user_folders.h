// Where the editor keeps what belongs to the user and to no map.
#pragma once

#include <string>

namespace chartroom::editor {

// Of the shortcuts, the stamps and other settings: $XDG_CONFIG_HOME/chartroom.
std::string settings_folder();
// Of the journal, the recent files and the traced pictures: $XDG_STATE_HOME/chartroom.
std::string state_folder();

std::string shortcuts_file();
std::string language_file();
std::string recent_file();
std::string stamps_file();
std::string tracings_file();

}  // namespace chartroom::editor
