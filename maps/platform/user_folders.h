// Where a program keeps what belongs to the user and to no document: the folders of the XDG Base
// Directory Specification.
#pragma once

#include <string>

namespace chartroom {

// Settings: $XDG_CONFIG_HOME/chartroom, else ~/.config/chartroom. A variable that is empty or holds
// a relative path counts as unset, as the specification has it. The folder need not be there.
std::string settings_folder();
// What outlasts a run without being a setting: $XDG_STATE_HOME, else ~/.local/state.
std::string state_folder();

}  // namespace chartroom
