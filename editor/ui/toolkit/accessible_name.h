// What a screen reader calls a control whose own words do not say it.
#pragma once

#include <wx/window.h>

namespace chartroom::editor {

// For fields, choices and lists: their label is another control, which a reader does not connect
// with them. (wx's SetName is for style sheets, and Debian builds wx without wxAccessible.)
void set_accessible_name(wxWindow& control, const wxString& name);

// More about it, read on demand.
void set_accessible_description(wxWindow& control, const wxString& text);

// The window is a bar that says something: a reader reads it when it comes.
void make_info_bar(wxWindow& bar);

}  // namespace chartroom::editor
