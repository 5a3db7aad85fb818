#include "editor/ui/pages/tabs.h"

#include <filesystem>
#include <utility>

#include <wx/intl.h>

#include "editor/ui/toolkit/ids.h"
#include "editor/ui/toolkit/native.h"
#include "editor/ui/toolkit/tab_places.h"
#include "editor/ui/toolkit/ui_texts.h"
#include "maps/platform/contract.h"

namespace chartroom::editor {

Tabs::Tabs(wxWindow* parent, MakePage blank, Events events)
    : wxNotebook(parent, kIdMaps, wxDefaultPosition, wxDefaultSize, wxNB_TOP),
      blank_(std::move(blank)),
      events_(std::move(events)) {
  add(blank_(this));
  Bind(wxEVT_NOTEBOOK_PAGE_CHANGED, [this](wxBookCtrlEvent& event) {
    place_tabs(*this);
    events_.to_front();
    event.Skip();
  });
  on_tab(wxEVT_MIDDLE_UP, events_.close_asked);
  on_tab(wxEVT_RIGHT_UP, events_.menu_asked);
}

void Tabs::on_tab(wxEventTypeTag<wxMouseEvent> button, const std::function<void(Page&)>& event) {
  Bind(button, [this, &event](wxMouseEvent& mouse) {
    long on = 0;
    const int place = HitTest(mouse.GetPosition(), &on);
    if (place == wxNOT_FOUND || (on & wxBK_HITTEST_ONPAGE) != 0) return mouse.Skip();
    call_later(event, page(place));
  });
}

void Tabs::call_later(const std::function<void(Page&)>& event, Page& page) {
  CallAfter([this, &event, page = &page] {
    if (FindPage(page) != wxNOT_FOUND) event(*page);
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

void Tabs::insert(Page* added, bool to_front) {
  in_its_place(*added, [&] { AddPage(added, added->short_label(), false); });
  make_closable(*this, *added, _("Close this tab"),
                [this, added] { call_later(events_.close_asked, *added); });
  for (wxWindow* bar : added->bars()) {
    bar->Bind(wxEVT_SHOW, [this](wxShowEvent& event) {
      event.Skip();
      events_.needs_changed();
    });
  }
  place_tabs(*this);
  if (to_front) bring_to_front(*added);
}

void Tabs::add(Page* added) { insert(added, true); }
void Tabs::add_behind(Page* added) { insert(added, false); }

void Tabs::close(Page& closed) {
  closed.finish_edit();
  if (count() == 1) add(blank_(this));
  DeletePage(static_cast<std::size_t>(FindPage(&closed)));
  place_tabs(*this);
  events_.to_front();
}

void Tabs::bring_to_front(Page& shown) {
  in_its_place(shown, [&] { SetSelection(static_cast<std::size_t>(FindPage(&shown))); });
}

void Tabs::in_its_place(Page& page, const std::function<void()>& put) {
  // A page that comes to the front takes the focus even if it is out of sight, unless it is
  // disabled.
  const bool hidden = !IsShownOnScreen();
  if (hidden) page.Disable();
  put();
  if (hidden) page.Enable();
}

void Tabs::step(int by) {
  SetSelection(static_cast<std::size_t>((GetSelection() + by + count()) % count()));
}

void Tabs::update_labels() {
  bool other = false;
  for (int i = 0; i < count(); ++i) {
    const auto place = static_cast<std::size_t>(i);
    const wxString label = page(i).short_label();
    // The tip has the whole name if it is cut off, and the path: two maps may have one name.
    wxString tip = label == page(i).label() ? wxString() : page(i).label();
    const std::string& path = page(i).document().path();
    if (!path.empty()) tip += (tip.empty() ? wxString() : "\n") + path_to_wx(path);
    set_tab_tip(*this, page(i), tip);
    if (GetPageText(place) == label) continue;
    SetPageText(place, label);
    other = true;
  }
  if (other) place_tabs(*this);
}

}  // namespace chartroom::editor
