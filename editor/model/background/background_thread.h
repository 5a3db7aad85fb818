// Work that must not hold up whoever is waiting for the program.
#pragma once

namespace chartroom::editor {

// Lets all other threads go first, where the system can: from now on the calling thread gets only
// what time they leave.
void let_others_go_first();

}  // namespace chartroom::editor
