// What all panels beside the board, or the table of cards, have in common.
#pragma once

#include <functional>

#include <wx/panel.h>

#include "editor/ui/pages/page.h"

namespace chartroom::editor {

// A panel is about the document in front. There is always one.
class SidePanel : public wxPanel {
 public:
  // `changed` is called after every change of the document that the panel makes.
  SidePanel(wxWindow* parent, std::function<void()> changed)
      : wxPanel(parent), changed_(std::move(changed)) {}

  // Another document has come to the front, of the kind that the panel is for.
  void show(Page& page) {
    const bool other = page_ != &page;
    page_ = &page;
    if (other) on_other_document();
    update();
  }
  // The page goes away.
  void forget(const Page& page) {
    if (page_ == &page) page_ = nullptr;
  }
  // The document, or what is done to it, has changed.
  virtual void update() = 0;
  // More is known of how states of the map in front play.
  virtual void show_verdicts() {}

 protected:
  // Before `update`, where it is another document than before.
  virtual void on_other_document() {}
  bool has_page() const { return page_ != nullptr; }
  Page& page() const { return *page_; }
  void changed() const { changed_(); }

 private:
  Page* page_ = nullptr;
  std::function<void()> changed_;
};

// A panel for documents of one kind: a MapPage's.
template <class P>
class PanelOf : public SidePanel {
 public:
  using SidePanel::SidePanel;

 protected:
  P& page() const { return static_cast<P&>(SidePanel::page()); }
  auto& document() const { return page().document(); }
};

}  // namespace chartroom::editor
