// What the window does for decks, and for decks alone.
#include <algorithm>
#include <utility>

#include <wx/intl.h>

#include "editor/ui/con_sonar/deck_export_dialog.h"
#include "editor/ui/con_sonar/deck_panel.h"
#include "editor/ui/con_sonar/names_panel.h"
#include "editor/ui/con_sonar/sonar_panel.h"
#include "editor/ui/frame.h"
#include "editor/ui/panels/history_panel.h"

namespace chartroom::editor {

DeckPage& EditorFrame::add(DeckDocument document) {
  Page& before = front();
  DeckPage& added = add_beside(std::move(document));
  if (before.document().untouched()) close(before);
  return added;
}

DeckPage& EditorFrame::add_beside(DeckDocument document) {
  leave_start();
  DeckPage::Events events;
  events.changed = [this] { update(); };
  events.gone_to = [this](const DeckPlace& place) { show_deck_place(place); };
  auto* added = new DeckPage(tabs_, std::move(document), std::move(events));
  added->findings().heed(open_packs());
  tabs_->add(added);
  return *added;
}

void EditorFrame::make_deck_panels() {
  const auto changed = [this] { update(); };
  wxNotebook* book = deck_side_.book;
  add_side_panel(deck_side_, new DeckPanel(book), _("Properties"));
  add_side_panel(deck_side_, new HistoryPanel(book, changed), _("History"));
  nations_ = new NamesPanel(book, NamedKind::nations);
  add_side_panel(deck_side_, nations_, _("Nations"));
  symbols_ = new NamesPanel(book, NamedKind::symbols);
  add_side_panel(deck_side_, symbols_, _("Symbols"));
  sonar_ = new SonarPanel(book);
  add_side_panel(deck_side_, sonar_, _("Sonar"));
}

void EditorFrame::show_deck_place(const DeckPlace& place) {
  const auto show = [this](SidePanel* panel) {
    const auto& panels = deck_side_.panels;
    const auto found = std::find(panels.begin(), panels.end(), panel);
    deck_side_.book->SetSelection(static_cast<std::size_t>(found - panels.begin()));
  };
  const auto show_named = [&](NamesPanel* panel) {
    show(panel);
    if (place.element) panel->go_to(*place.element);
  };
  if (place.part == DeckPart::nations) return show_named(nations_);
  if (place.part == DeckPart::symbols) return show_named(symbols_);
  show(place.part == DeckPart::sonar ? sonar_ : deck_side_.panels.front());
}

void EditorFrame::on_export_deck() {
  DeckPage& page = deck_page();
  page.finish_edit();
  DeckExportDialog dialog(this, page.deck(), sheets_folder());
  if (dialog.ShowModal() != wxID_OK) return;
  tell_written(page, [&](exporters::Existing existing) { return dialog.write(existing); });
}

void EditorFrame::bind_deck_commands() {
  const auto add_card = [this](const char* id, CardKind kind) {
    commands_.bind(id, [this, kind] { deck_page().add_card(kind); });
  };
  add_card("deck.add_fleet_card", CardKind::fleet);
  add_card("deck.add_torpedo_card", CardKind::torpedo);
  const auto some = [this] { return deck_page().has_cards_at_hand(); };
  commands_.bind(
      "deck.duplicate", [this] { deck_page().duplicate_cards(); }, some);
  commands_.bind(
      "deck.remove", [this] { deck_page().remove_cards(); }, some);
  commands_.bind("deck.fleet", [this] { deck_page().go_to_cards(CardKind::fleet); });
  commands_.bind("deck.torpedoes", [this] { deck_page().go_to_cards(CardKind::torpedo); });
}

}  // namespace chartroom::editor
