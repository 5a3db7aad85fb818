// Names of controls for screen readers.
#pragma once

#include <wx/window.h>

namespace chartroom::editor {

// Names a field, choice or list: readers do not connect it with its label, a separate control.
// (wx's SetName is for style sheets, and Debian builds wx without wxAccessible.)
void set_accessible_name(wxWindow& control, const wxString& name);

// Sets a description, which is read on demand.
void set_accessible_description(wxWindow& control, const wxString& text);

// Makes a screen reader read the bar when it appears.
void make_info_bar(wxWindow& bar);

}  // namespace chartroom::editor
