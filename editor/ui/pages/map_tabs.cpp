#include "editor/ui/pages/map_tabs.h"

#include <filesystem>
#include <utility>

#include "editor/ui/toolkit/ids.h"
#include "maps/platform/contract.h"

namespace chartroom::editor {

MapTabs::MapTabs(wxWindow* parent, Brush& brush, BoardCanvas::Events events,
                 std::function<void()> to_front)
    : wxNotebook(parent, kIdMaps, wxDefaultPosition, wxDefaultSize, wxNB_TOP),
      brush_(brush),
      events_(std::move(events)),
      to_front_(std::move(to_front)) {
  add(Document());
  Bind(wxEVT_NOTEBOOK_PAGE_CHANGED, [this](wxBookCtrlEvent& event) {
    to_front_();
    event.Skip();
  });
}

MapPage& MapTabs::page(int place) const {
  CHARTROOM_EXPECTS(place >= 0 && place < count());
  return *static_cast<MapPage*>(GetPage(static_cast<std::size_t>(place)));
}

MapPage* MapTabs::find(const std::string& path) const {
  for (int i = 0; i < count(); ++i) {
    const std::string& other = page(i).document().path();
    std::error_code unknown;
    if (!other.empty() && (other == path || std::filesystem::equivalent(other, path, unknown))) {
      return &page(i);
    }
  }
  return nullptr;
}

MapPage& MapTabs::add(Document document) {
  if (count() > 0 && front().untouched()) {
    front().show_document(std::move(document));
    update_labels();
    to_front_();
    return front();
  }
  return add_beside(std::move(document));
}

MapPage& MapTabs::add_beside(Document document) {
  auto* added = new MapPage(this, std::move(document), brush_, events_);
  AddPage(added, added->label(), true);
  return *added;
}

void MapTabs::close(MapPage& closed) {
  closed.canvas().finish_stroke();
  if (count() == 1) {
    closed.notice().dismiss();
    closed.show_document(Document());
    update_labels();
    return to_front_();
  }
  DeletePage(static_cast<std::size_t>(FindPage(&closed)));
  to_front_();
}

void MapTabs::bring_to_front(MapPage& shown) {
  SetSelection(static_cast<std::size_t>(FindPage(&shown)));
}

void MapTabs::step(int by) {
  SetSelection(static_cast<std::size_t>((GetSelection() + by + count()) % count()));
}

void MapTabs::update_labels() {
  for (int i = 0; i < count(); ++i) {
    const auto place = static_cast<std::size_t>(i);
    const wxString label = page(i).label();
    if (GetPageText(place) != label) SetPageText(place, label);
  }
}

}  // namespace chartroom::editor
