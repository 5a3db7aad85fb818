// Functions of GTK that wx does not offer.
#pragma once

#include <functional>

#include <wx/button.h>
#include <wx/dataview.h>
#include <wx/notebook.h>
#include <wx/toplevel.h>

namespace chartroom::editor {

// Names Ctrl, Alt and Shift in the present language. Call after a change of language: menus would
// otherwise keep the names of the first menu.
void name_keys_anew();

// Call before the window is first shown. Otherwise, under some window managers, wx first lays it
// out two pixels wide, and GTK complains about every part.
void prepare_to_show(wxTopLevelWindow& window);

// Sends what is painted to the screen now, not when the program is idle.
void show_what_is_painted();

// Paints what is not painted yet, such as the area of a closed dialog. Blocks input meanwhile and
// keeps the focus.
void paint_all_now(wxTopLevelWindow& window);

// Turns animations off while it exists, so that measured places and sizes are final.
class WithoutAnimations {
 public:
  WithoutAnimations();
  ~WithoutAnimations();
  WithoutAnimations(const WithoutAnimations&) = delete;
  WithoutAnimations& operator=(const WithoutAnimations&) = delete;

 private:
  int before_ = 1;
};

// Makes GTK lay the window out. GTK otherwise ignores parts that were made while hidden until they
// are painted, and room that a part gets during the layout of another.
void lay_out_anew(wxWindow& window);
// True if GTK has laid the window out in its present size.
bool has_its_room(wxWindow& window);

// Returns the window's place on the screen, with menus and tools but without the window manager's
// frame.
wxRect contents_of(const wxTopLevelWindow& window);

// Focuses the front tab itself, not its page, so that the arrows switch tabs.
void focus_tab(wxNotebook& tabs);

// Adds a button of this name to the page's tab that calls `close`.
void make_closable(wxNotebook& tabs, wxWindow& page, const wxString& name,
                   std::function<void()> close);

// Sets the tooltip of the page's tab; "" removes it.
void set_tab_tip(wxNotebook& tabs, wxWindow& page, const wxString& tip);

// Reduces the room round the names of tabs.
void make_tabs_narrow(wxNotebook& tabs);

// Calls `then` whenever the list of choices closes, with or without another choice.
void when_list_closes(wxWindow& choice, std::function<void()> then);

// Shows or hides the headers of the list's columns.
void show_heads(wxDataViewCtrl& list, bool shown);

// Makes a number field reject letters, which it would read as its minimum.
void take_numbers_only(wxWindow& field);
// Makes a number field read its text with this function, when it is left and before it counts.
void read_numbers_with(wxWindow& field, std::function<int(const wxString& text)> read);
// Shows a field's text, or a label, in the color of errors.
void mark_as_wrong(wxWindow& window, bool wrong);
// Makes a field of lengths write decimals with this sign, and read both a point and a comma.
void write_decimals_with(char sign, wxWindow& field);

// Returns a button with less room round its label than usual.
wxButton* small_button(wxWindow* parent, const wxString& label);
// Reduces the room round the label of a button.
void keep_little_room(wxWindow& button);

// Shows a pressed toggle button in the accent color, as dark themes barely mark it.
void accent_when_pressed(wxWindow& button);

// Shows the scroll bar whenever something is out of sight, not only under the pointer.
void keep_scroll_bar(wxWindow& scrolled);

// Called during a drag over a list. Points are in the coordinates of HitTest.
struct Drag {
  std::function<void(const wxPoint&)> begin;  // a button is pressed
  std::function<void(const wxPoint&)> move;
  std::function<void()> end;
};
// Reports drags: wx reports no mouse moves over a list while a button is pressed.
void follow_drag(wxDataViewCtrl& list, Drag drag);
void follow_no_drag(wxDataViewCtrl& list);

// GTK reports the end of an edit when it is idle, and wx then uses the cell's renderer even if it
// is deleted. Call follow_edits for new columns, and follow_no_edits before they are deleted.
void follow_edits(wxDataViewCtrl& list);
void follow_no_edits(wxDataViewCtrl& list);

}  // namespace chartroom::editor
