// The base of all panels beside the documents.
#pragma once

#include <functional>

#include <wx/panel.h>

#include "editor/ui/pages/page.h"

namespace chartroom::editor {

// A panel shows the document in front. There is always one.
class SidePanel : public wxPanel {
 public:
  // `changed` is called after every change of the document that the panel makes.
  SidePanel(wxWindow* parent, std::function<void()> changed)
      : wxPanel(parent), changed_(std::move(changed)) {}

  // Shows the document in front, which is of the panel's kind.
  void show(Page& page) {
    const bool other = page_ != &page;
    page_ = &page;
    if (other) on_other_document();
    update();
  }
  // Call before the page closes.
  void forget(const Page& page) {
    if (page_ == &page) page_ = nullptr;
  }
  // Shows changes of the document or of the work on it.
  virtual void update() = 0;
  // Shows new verdicts on states of the map in front.
  virtual void show_verdicts() {}

 protected:
  // Called before `update` if the document is another one than before.
  virtual void on_other_document() {}
  bool has_page() const { return page_ != nullptr; }
  Page& page() const { return *page_; }
  void changed() const { changed_(); }

 private:
  Page* page_ = nullptr;
  std::function<void()> changed_;
};

// A panel for documents of one kind; P is its page, for example MapPage.
template <class P>
class PanelOf : public SidePanel {
 public:
  using SidePanel::SidePanel;

 protected:
  P& page() const { return static_cast<P&>(SidePanel::page()); }
  auto& document() const { return page().document(); }
};

}  // namespace chartroom::editor
