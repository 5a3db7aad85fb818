// The panels at the side and below, which come once the board has been painted.
#include <utility>

#include <wx/intl.h>
#include <wx/notebook.h>

#include "editor/ui/frame.h"
#include "editor/ui/overlays/overlay_strip.h"
#include "editor/ui/panels/history_panel.h"
#include "editor/ui/panels/properties_panel.h"
#include "editor/ui/panels/table_panel.h"
#include "editor/ui/toolkit/accessible_name.h"

namespace chartroom::editor {

void EditorFrame::make_panels() {
  // A deck that it began with may have pressed the side.
  fit_panels();
  const auto changed = [this] { update(); };
  wxNotebook* book = map_side_.book;
  add_side_panel(map_side_, new PropertiesPanel(book, changed), _("Properties"));
  history_ = new HistoryPanel(book, changed, [this](const std::vector<const maps::Map*>& states) {
    return verdicts_of(states);
  });
  add_side_panel(map_side_, history_, _("History"));
  add_side_panel(map_side_, new TablePanel(book, changed), _("Table"));
  make_pack_panels();
  // They need their room though they are out of sight.
  deck_side_.book->SetSize(side().book->GetSize());
  make_deck_panels();
  for (SidePanel* panel : side().panels) panel->show(front());
  FindingsPanel::Events events;
  events.changed = changed;
  events.save = [this] { save(front()); };
  events.accept = [this](maps::Exclusion exclusion) { accept(std::move(exclusion)); };
  events.accept_no_more = [this](const std::vector<maps::Exclusion>& exclusions) {
    accept_no_more(exclusions);
  };
  events.played = [this] {
    MapPage* page = front_map();
    return page == nullptr ? std::nullopt : known_verdict(*page, page->document().map());
  };
  events.show_game = [this](const std::string& code) { show_game_of(code); };
  events.menu = [this] { show_finding_menu(); };
  findings_ = new FindingsPanel(down_, std::move(events));
  findings_->Hide();
  fit_panels();
  findings_->show(front());
  show_side();
  commands_.update();
}

void EditorFrame::watch_disk() {
  watch_ = std::make_unique<DiskWatch>([this] { look_at_disk(); });
  for (int i = 0; i < tabs_->count(); ++i) {
    if (const std::string& path = tabs_->page(i).document().path(); !path.empty())
      watch_->add(path);
  }
}

void EditorFrame::make_side(Side& side, int id) {
  side.book = new wxNotebook(across_, id);
  set_accessible_name(*side.book, _("Side Panel"));
  // So that all are in sight in German, too.
  make_tabs_narrow(*side.book);
  // A panel that is not in sight is not kept up to date.
  side.book->Bind(wxEVT_NOTEBOOK_PAGE_CHANGED, [this, &side](wxBookCtrlEvent& event) {
    if (ready_) side.panels[static_cast<std::size_t>(event.GetSelection())]->update();
    event.Skip();
  });
}

void EditorFrame::add_side_panel(Side& side, SidePanel* panel, const wxString& name) {
  // GTK lays a page out before wx does, and what scrolls must have room for its bars by then.
  panel->SetSize(side.book->GetClientSize());
  panel->Layout();
  // The first page would take the focus, but not while it is disabled.
  panel->Disable();
  side.book->AddPage(panel, name);
  panel->Enable();
  side.panels.push_back(panel);
}

EditorFrame::Side& EditorFrame::side() {
  switch (front().scope()) {
    case CommandScope::decks:
      return deck_side_;
    case CommandScope::packs:
      return pack_side_;
    case CommandScope::games:
      return game_side_;
    default:
      return map_side_;
  }
}

// What stands round a map is not what stands round a deck.
void EditorFrame::show_side() {
  wxWindow* shown = side_in_sight();
  wxWindow* wanted = side().book;
  // GTK lays it out when it is shown, which is before wx does.
  if (shown != nullptr) wanted->SetSize(shown->GetSize());
  if (wanted == game_side_.book && game_side_.panels.empty()) make_game_panels();
  if (shown != nullptr && shown != wanted) {
    shown->Hide();
    across_->ReplaceWindow(shown, wanted);
    wanted->Show();
  }
  fit_panels();
}

void EditorFrame::forget(const Page& page) {
  if (&page == lesson_page_) end_lesson();
  overlays_->forget();
  for (const Side* side : {&map_side_, &deck_side_, &pack_side_, &game_side_}) {
    for (SidePanel* panel : side->panels) panel->forget(page);
  }
}

}  // namespace chartroom::editor
