#include "editor/ui/pages/tabs.h"

#include <filesystem>
#include <utility>

#include "editor/ui/toolkit/ids.h"
#include "maps/platform/contract.h"

namespace chartroom::editor {

Tabs::Tabs(wxWindow* parent, MakePage blank, std::function<void()> to_front)
    : wxNotebook(parent, kIdMaps, wxDefaultPosition, wxDefaultSize, wxNB_TOP),
      blank_(std::move(blank)),
      to_front_(std::move(to_front)) {
  add(blank_(this));
  Bind(wxEVT_NOTEBOOK_PAGE_CHANGED, [this](wxBookCtrlEvent& event) {
    to_front_();
    event.Skip();
  });
}

Page& Tabs::page(int place) const {
  CHARTROOM_EXPECTS(place >= 0 && place < count());
  return *static_cast<Page*>(GetPage(static_cast<std::size_t>(place)));
}

Page* Tabs::find(const std::string& path) const {
  for (int i = 0; i < count(); ++i) {
    const std::string& other = page(i).document().path();
    std::error_code unknown;
    if (!other.empty() && (other == path || std::filesystem::equivalent(other, path, unknown))) {
      return &page(i);
    }
  }
  return nullptr;
}

void Tabs::add(Page* added) { AddPage(added, added->label(), true); }
void Tabs::add_behind(Page* added) { AddPage(added, added->label(), false); }

void Tabs::close(Page& closed) {
  closed.finish_edit();
  if (count() == 1) add(blank_(this));
  DeletePage(static_cast<std::size_t>(FindPage(&closed)));
  to_front_();
}

void Tabs::bring_to_front(Page& shown) { SetSelection(static_cast<std::size_t>(FindPage(&shown))); }

void Tabs::step(int by) {
  SetSelection(static_cast<std::size_t>((GetSelection() + by + count()) % count()));
}

void Tabs::update_labels() {
  for (int i = 0; i < count(); ++i) {
    const auto place = static_cast<std::size_t>(i);
    const wxString label = page(i).label();
    if (GetPageText(place) != label) SetPageText(place, label);
  }
}

}  // namespace chartroom::editor
