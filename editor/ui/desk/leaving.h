// The question about unsaved work before the window closes.
#pragma once

#include <functional>

#include "editor/ui/desk/desk.h"
#include "editor/ui/desk/generator.h"

namespace chartroom::editor {

// Calls `leave`, which closes the window, at once or after the user has decided about unsaved work.
void leave_or_ask(Desk& desk, Generator& generator, wxCloseEvent& event,
                  const std::function<void(UnsavedWork)>& leave);

}  // namespace chartroom::editor
