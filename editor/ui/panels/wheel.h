// Turns of the mouse wheel over fields in a scrolling panel.
#pragma once

#include <wx/event.h>

namespace chartroom::editor {

// Handles a turn of the wheel over a choice, slider or number without focus: scrolls the panel
// around it, so that scrolling changes no value. Without a scrolling panel, only sliders turn. True
// if the event is handled.
bool scroll_instead(wxEvent& event);

}  // namespace chartroom::editor
