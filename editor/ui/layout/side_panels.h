// The panels beside documents: a book for each kind, of which that of the document in front is
// seen.
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

  // The book of a kind, the parent of its panels; of the kind in front.
  wxNotebook& book(PageKind kind);
  wxNotebook& front() { return book(at_.front().kind()); }
  bool is_empty(PageKind kind) { return panels(kind).empty(); }
  void add(PageKind kind, SidePanel* panel, const wxString& name);
  // Turns the book of the kind to the panel.
  void show(PageKind kind, const SidePanel* panel);
  // Turns the book in front to the panel at that place, or the last one, and gives it the focus.
  void go_to(std::size_t place);
  // True if the panel at that place is on top in the book in front.
  bool is_on_top(std::size_t place);

  // The panels in front are about the document in front.
  void show_front();
  // That document has changed.
  void update();
  // More is known of how states of the map in front play.
  void show_verdicts();
  // Panels that are not in sight are kept up to date from now on when they come into sight.
  void begin() { ready_ = true; }
  // The page goes away: no panel may be about it any more.
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
