// Where the editor keeps what belongs to the user and to no map.
#pragma once

#include <string>

namespace chartroom {

// Of the shortcuts and other settings: $XDG_CONFIG_HOME/chartroom.
std::string settings_folder();
// Of the journal and the recent files: $XDG_STATE_HOME/chartroom.
std::string state_folder();

std::string shortcuts_file();
std::string recent_file();

}  // namespace chartroom
