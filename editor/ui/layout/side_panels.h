// The panels beside documents: a book for each kind; the one for the document in front is shown.
#pragma once

#include <map>
#include <vector>

#include <wx/notebook.h>
#include <wx/splitter.h>

#include "editor/ui/pages/side_panel.h"
#include "editor/ui/workbench/workbench.h"

namespace chartroom::editor {

class SidePanels {
 public:
  SidePanels(wxSplitterWindow* parent, Workbench& at);

  // Return the book of a kind, the parent of its panels, and the one in front.
  wxNotebook& book(PageKind kind);
  wxNotebook& front() { return book(at_.front().kind()); }
  bool is_empty(PageKind kind) { return panels(kind).empty(); }
  void add(PageKind kind, SidePanel* panel, const wxString& name);
  // Chooses the panel in the book of the kind.
  void show(PageKind kind, const SidePanel* panel);
  // Chooses the panel at that place in the book in front, or the last one, and gives it the focus.
  void go_to(std::size_t place);
  // True if the panel at that place is on top in the book in front.
  bool is_on_top(std::size_t place);

  // Shows the document in front in its panels.
  void show_front();
  // Shows changes of the document in front.
  void update();
  // Shows new verdicts on states of the map in front.
  void show_verdicts();
  // From now on updates a panel when it is chosen.
  void begin() { ready_ = true; }
  // Call before the page closes, so that no panel refers to it.
  void forget(const Page& page);

 private:
  struct Side {
    wxNotebook* book = nullptr;
    std::vector<SidePanel*> panels;
  };
  void make_book(PageKind kind, int id);
  std::vector<SidePanel*>& panels(PageKind kind) { return sides_[kind].panels; }
  std::vector<SidePanel*>& panels() { return panels(at_.front().kind()); }

  Workbench& at_;
  wxSplitterWindow* parent_;
  std::map<PageKind, Side> sides_;
  bool ready_ = false;
};

}  // namespace chartroom::editor
