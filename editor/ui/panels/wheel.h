// The wheel over the fields of a panel that scrolls.
#pragma once

#include <wx/event.h>

namespace chartroom::editor {

// Where the event is a turn of the wheel over such a field, and nobody works in it, the panel
// scrolls: whoever looks for what is below would change a rule on the way. A panel that does not
// scroll does nothing then; only sliders turn. Whether it was such an event.
bool scroll_instead(wxEvent& event);

}  // namespace chartroom::editor
