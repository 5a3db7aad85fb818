// The open documents, each in a tab.
#pragma once

#include <functional>
#include <string>

#include <wx/notebook.h>

#include "editor/ui/pages/page.h"

namespace chartroom::editor {

// There is always at least one.
class Tabs : public wxNotebook {
 public:
  // Makes a page that the tabs are the parent of.
  using MakePage = std::function<Page*(wxWindow* parent)>;

  struct Events {
    std::function<void()> to_front;          // another page has come to the front
    std::function<void(Page&)> close_asked;  // by the button of its tab, or the middle one on it
    std::function<void(Page&)> menu_asked;   // by the right button on its tab
    std::function<void()> needs_changed;     // the bar of a page has come or gone
  };

  // Begins with a blank page, which also comes in place of the last one that is closed.
  Tabs(wxWindow* parent, MakePage blank, Events events);

  Page& front() const { return page(GetSelection()); }
  int count() const { return static_cast<int>(GetPageCount()); }
  Page& page(int place) const;
  // The page of a file (which may have been named in another way); null where it is not open.
  Page* find(const std::string& path) const;

  // Puts a page in a tab of its own and brings it to the front.
  void add(Page* added);
  // The same, and what is in front stays there.
  void add_behind(Page* added);
  // Closes the tab whatever is in it.
  void close(Page& closed);
  void bring_to_front(Page& page);
  // The next tab, or the one before (-1), and round.
  void step(int by);
  // The names on the tabs.
  void update_labels();

 private:
  void insert(Page* added, bool to_front);
  // Not now: the tab that is pressed may go.
  void call_later(const std::function<void(Page&)>& event, Page& page);
  void on_tab(wxEventTypeTag<wxMouseEvent> button, const std::function<void(Page&)>& event);
  void in_its_place(Page& page, const std::function<void()>& put);

  MakePage blank_;
  Events events_;
};

}  // namespace chartroom::editor
