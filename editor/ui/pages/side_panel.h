// What all panels beside the board have in common.
#pragma once

#include <functional>

#include <wx/panel.h>

#include "editor/ui/pages/map_page.h"

namespace chartroom::editor {

// A panel is about the map in front. There is always one.
class SidePanel : public wxPanel {
 public:
  // `changed` is called after every change of the map that the panel makes.
  SidePanel(wxWindow* parent, std::function<void()> changed)
      : wxPanel(parent), changed_(std::move(changed)) {}

  // Another map has come to the front.
  void show(MapPage& page) {
    page_ = &page;
    update();
  }
  // The map, or what is done to it, has changed.
  virtual void update() = 0;

 protected:
  bool has_page() const { return page_ != nullptr; }
  MapPage& page() const { return *page_; }
  Document& document() const { return page_->document(); }
  const maps::Map& map() const { return page_->document().map(); }
  void changed() const { changed_(); }

 private:
  MapPage* page_ = nullptr;
  std::function<void()> changed_;
};

}  // namespace chartroom::editor
