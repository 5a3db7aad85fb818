// What GTK can do and wx has no words for.
#pragma once

#include <functional>

#include <wx/button.h>
#include <wx/dataview.h>
#include <wx/notebook.h>
#include <wx/toplevel.h>

namespace chartroom::editor {

// Call once another language has been chosen: else menus go on to name Ctrl, Alt and Shift in the
// language of the first menu that was made.
void name_keys_anew();

// Call before the window is shown for the first time. Else, under some window managers, wx lays it
// out two pixels wide first, and GTK complains about every part.
void prepare_to_show(wxTopLevelWindow& window);

// What was painted goes to the screen now, not when the program has nothing else to do.
void show_what_is_painted();

// The same of what is not painted yet, where a dialog was for example. Nobody can do anything
// meanwhile, and the focus stays where it is.
void paint_all_now(wxTopLevelWindow& window);

// While it lives, parts take their places and sizes at once: what is measured then is final.
class WithoutAnimations {
 public:
  WithoutAnimations();
  ~WithoutAnimations();
  WithoutAnimations(const WithoutAnimations&) = delete;
  WithoutAnimations& operator=(const WithoutAnimations&) = delete;

 private:
  int before_ = 1;
};

// Has GTK lay the window out: it hears nothing of parts that were made out of sight until they have
// been painted, and misses room that a part gets while it lays out another.
void lay_out_anew(wxWindow& window);
// Whether GTK has laid the window out in the size that it has.
bool has_its_room(wxWindow& window);

// Where the window's contents lie on the screen: menus and tools too, but nothing that the window
// manager draws.
wxRect contents_of(const wxTopLevelWindow& window);

// The focus goes to the tab in front, not to what is in it: the arrows turn the tabs from there.
void focus_tab(wxNotebook& tabs);

// A button on the tab of the page closes it.
void make_closable(wxNotebook& tabs, wxWindow& page, const wxString& name,
                   std::function<void()> close);

// What is told where the pointer rests on the page's tab; nothing where that is empty.
void set_tab_tip(wxNotebook& tabs, wxWindow& page, const wxString& tip);

// Tabs with less room round their words.
void make_tabs_narrow(wxNotebook& tabs);

// Calls it whenever the list of choices has gone, whether or not another one was taken.
void when_list_closes(wxWindow& choice, std::function<void()> then);

// The heads of the list's columns.
void show_heads(wxDataViewCtrl& list, bool shown);

// Letters that are typed into a field of numbers are not taken: it would read them as the least.
void take_numbers_only(wxWindow& field);
// A field of lengths writes its decimals with that sign, and understands a point and a comma.
void write_decimals_with(char sign, wxWindow& field);

// A button with less room round its words than others have, but with some.
wxButton* small_button(wxWindow* parent, const wxString& label);
void keep_little_room(wxWindow& button);

// Pressed toggle buttons show in the accent colour: on dark themes they are hard to tell otherwise.
void accent_when_pressed(wxWindow& button);

// A scroll bar that is there as long as not all is in sight, and not only under the pointer.
void keep_scroll_bar(wxWindow& scrolled);

// What a hand does that drags over a list; places are those of HitTest.
struct Drag {
  std::function<void(const wxPoint&)> begin;  // a button is pressed
  std::function<void(const wxPoint&)> move;
  std::function<void()> end;
};
// wx tells nothing of the mouse over a list while a button is pressed.
void follow_drag(wxDataViewCtrl& list, Drag drag);
void follow_no_drag(wxDataViewCtrl& list);

// GTK tells of the end of an edit when it is idle, and wx then speaks to the renderer of the cell,
// though it may be gone. Call the first for new columns, the second before they go.
void follow_edits(wxDataViewCtrl& list);
void follow_no_edits(wxDataViewCtrl& list);

}  // namespace chartroom::editor
