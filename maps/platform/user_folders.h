// Folders for the user's settings and state, by the XDG Base Directory Specification.
#pragma once

#include <string>

namespace chartroom {

// Returns $XDG_CONFIG_HOME/chartroom, or ~/.config/chartroom. An empty or relative variable counts
// as unset, as the specification says. The folder need not exist.
std::string settings_folder();
// State that outlasts a run: $XDG_STATE_HOME/chartroom, or ~/.local/state/chartroom.
std::string state_folder();

}  // namespace chartroom
