// The commands on files of all kinds of documents.
#pragma once

#include "editor/ui/desk/desk.h"

namespace chartroom::editor {

void bind_file_commands(Desk& desk);
void ask_and_open(Desk& desk);
// Opens files that are dropped anywhere on the window.
void accept_dropped_files(Desk& desk);

}  // namespace chartroom::editor
