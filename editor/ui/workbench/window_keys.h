// The keys that the window takes before the part with the focus does.
#pragma once

#include <functional>

#include "editor/ui/workbench/status_line.h"
#include "editor/ui/workbench/workbench.h"

namespace chartroom::editor {

// Runs the command of a key, or skips the event. `leave_start` hides the start page.
void take_key(Workbench& at, StatusLine& status, wxKeyEvent& event,
              const std::function<void()>& leave_start);

}  // namespace chartroom::editor
