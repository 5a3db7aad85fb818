// The open documents, each in a tab.
#pragma once

#include <functional>
#include <string>

#include <wx/notebook.h>

#include "editor/ui/pages/page.h"

namespace chartroom::editor {

// There is always at least one tab.
class Tabs : public wxNotebook {
 public:
  // Makes a page as a child of the tabs.
  using MakePage = std::function<Page*(wxWindow* parent)>;

  struct Events {
    std::function<void()> to_front;          // another page is in front
    std::function<void(Page&)> close_asked;  // by the tab's button or the middle mouse button
    std::function<void(Page&)> menu_asked;   // by the right mouse button on its tab
    std::function<void()> needs_changed;     // the bar of a page was shown or hidden
  };

  // Begins with a blank page. Closing the last page opens a blank one.
  Tabs(wxWindow* parent, MakePage blank, Events events);

  Page& front() const { return page(GetSelection()); }
  int count() const { return static_cast<int>(GetPageCount()); }
  Page& page(int place) const;
  // Returns the page of a file, whose path may be written in another way; null if it is not open.
  Page* find(const std::string& path) const;

  // Adds a tab with the page and brings it to the front.
  void add(Page* added);
  // Adds a tab with the page behind the one in front.
  void add_behind(Page* added);
  // Closes the tab without asking.
  void close(Page& closed);
  void bring_to_front(Page& page);
  // Brings the next tab (1) or the previous one (-1) to the front, wrapping around.
  void step(int by);
  void update_labels();

 private:
  void insert(Page* added, bool to_front);
  // Calls the event after the present one, which may still need the pressed tab.
  void call_later(const std::function<void(Page&)>& event, Page& page);
  void on_tab(wxEventTypeTag<wxMouseEvent> button, const std::function<void(Page&)>& event);
  void in_its_place(Page& page, const std::function<void()>& put);

  MakePage blank_;
  Events events_;
};

}  // namespace chartroom::editor
