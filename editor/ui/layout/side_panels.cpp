#include "editor/ui/layout/side_panels.h"

#include <algorithm>
#include <utility>

#include <wx/intl.h>

#include "editor/ui/toolkit/accessible_name.h"
#include "editor/ui/toolkit/ids.h"
#include "editor/ui/toolkit/native.h"

namespace chartroom::editor {
namespace {

constexpr std::pair<PageKind, int> kBooks[] = {{PageKind::map, kIdSide},
                                               {PageKind::deck, kIdDeckSide},
                                               {PageKind::pack, kIdPackSide},
                                               {PageKind::game, kIdGameSide}};

}  // namespace

SidePanels::SidePanels(wxSplitterWindow* parent, Workbench& at) : at_(at), parent_(parent) {
  for (const auto& [kind, id] : kBooks) make_book(kind, id);
}

void SidePanels::make_book(PageKind kind, int id) {
  Side& side = sides_[kind];
  side.book = new wxNotebook(parent_, id);
  set_accessible_name(*side.book, _("Side Panel"));
  // Narrow tabs keep all labels in sight in German, too.
  make_tabs_narrow(*side.book);
  // A hidden panel is out of date.
  side.book->Bind(wxEVT_NOTEBOOK_PAGE_CHANGED, [this, &side](wxBookCtrlEvent& event) {
    if (ready_) side.panels[static_cast<std::size_t>(event.GetSelection())]->update();
    event.Skip();
  });
  if (kind != PageKind::map) side.book->Hide();
}

wxNotebook& SidePanels::book(PageKind kind) {
  if (sides_[kind].book == nullptr) make_book(kind, wxID_ANY);
  return *sides_[kind].book;
}

void SidePanels::add(PageKind kind, SidePanel* panel, const wxString& name) {
  Side& side = sides_.at(kind);
  // Hidden panels need their room for the first layout.
  if (!side.book->IsShown()) side.book->SetSize(front().GetSize());
  // GTK lays a page out before wx does, and its lists need room for their scroll bars by then.
  panel->SetSize(side.book->GetClientSize());
  panel->Layout();
  // The first page would take the focus, but not while it is disabled.
  panel->Disable();
  side.book->AddPage(panel, name);
  panel->Enable();
  side.panels.push_back(panel);
}

void SidePanels::show(PageKind kind, const SidePanel* panel) {
  const Side& side = sides_.at(kind);
  const auto found = std::ranges::find(side.panels, panel);
  side.book->SetSelection(static_cast<std::size_t>(found - side.panels.begin()));
}

void SidePanels::go_to(std::size_t place) {
  if (panels().empty()) return;
  const std::size_t there = std::min(place, panels().size() - 1);
  front().SetSelection(there);
  panels()[there]->SetFocus();
}

bool SidePanels::is_on_top(std::size_t place) {
  return front().GetSelection() == static_cast<int>(place);
}

void SidePanels::show_front() {
  for (SidePanel* panel : panels()) panel->show(at_.front());
}

void SidePanels::update() {
  for (SidePanel* panel : panels()) {
    if (panel->IsShownOnScreen()) panel->update();
  }
}

void SidePanels::show_verdicts() {
  for (SidePanel* panel : panels()) {
    if (panel->IsShownOnScreen()) panel->show_verdicts();
  }
}

void SidePanels::forget(const Page& page) {
  for (auto& [kind, side] : sides_) {
    for (SidePanel* panel : side.panels) panel->forget(page);
  }
}

}  // namespace chartroom::editor
