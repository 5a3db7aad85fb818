// Maps: the kind of all files that no other kind matches.
#include <utility>

#include <wx/intl.h>

#include "editor/ui/canvas/map_preview.h"
#include "editor/ui/commands/commands.h"
#include "editor/ui/desk/desk.h"
#include "editor/ui/desk/draft_parts.h"
#include "editor/ui/desk/kinds.h"
#include "editor/ui/desk/map_desk.h"
#include "editor/ui/desk/open_packs.h"
#include "editor/ui/dialogs/new_map_dialog.h"
#include "editor/ui/layout/side_panels.h"
#include "editor/ui/overlays/overlay_strip.h"
#include "editor/ui/panels/history_panel.h"
#include "editor/ui/panels/properties_panel.h"
#include "editor/ui/panels/table_panel.h"
#include "editor/ui/toolkit/ui_texts.h"
#include "editor/ui/workbench/front_verdict.h"
#include "maps/files/map_file.h"

namespace chartroom::editor {
namespace {

class MapKind : public DocumentKind {
 public:
  using DocumentKind::DocumentKind;

  PageKind kind() const override { return MapPage::kKind; }
  bool matches(const std::string&, std::string_view) const override { return true; }
  void open(const std::string& path, const std::string&) override {
    desk().open_read(path, MapDocument::open(path),
                     [this](MapDocument document) { add_map(desk(), std::move(document)); });
  }
  void take_over(const Page& page) override {
    const auto& map = static_cast<const MapPage&>(page);
    MapPage& copy = add_map(desk(), map.document());
    copy.traced().take(map.traced());
    desk().at().brush.mirroring = copy.mirroring = map.mirroring;
  }
  std::optional<FileKindTexts> texts() const override {
    return FileKindTexts{".map", _("Maps"), _("Save Map As")};
  }
  void bind_commands() override;
  void make_panels(SidePanels& sides) override;

  std::vector<FileError> faults_of_draft(std::string_view text,
                                         const std::string& path) const override {
    return maps::parse_map(text, path).errors;
  }
  Draft show_draft(const OrphanedDraft& draft) const override;
  Page& restore(const OrphanedDraft& draft, const std::optional<std::string>& path) override;
};

void MapKind::bind_commands() {
  Workbench& at = desk().at();
  at.commands.bind("file.new",
                   [this] { begin_map(desk(), MapDocument().map()).canvas().SetFocus(); });
  at.commands.bind("file.new_from", [this, &at] {
    NewMapDialog dialog(&at.window);
    if (dialog.ShowModal() != wxID_OK) return;
    begin_map(desk(), dialog.document().map()).canvas().SetFocus();
  });
  bind_clipboard_commands(at);
  bind_stamp_commands(at);
  bind_map_commands(at);
  bind_tool_commands(at);
  bind_overlay_commands(at);
  bind_tracing_commands(at);
  bind_report_commands(at);
}

void MapKind::make_panels(SidePanels& sides) {
  Workbench& at = desk().at();
  wxNotebook* book = &sides.book(kind());
  sides.add(kind(), new PropertiesPanel(book, at.update), _("Properties"));
  sides.add(kind(),
            new HistoryPanel(book, at.update,
                             [&at](const std::vector<const maps::Map*>& states) {
                               return verdicts_of(at, states);
                             }),
            _("History"));
  sides.add(kind(), new TablePanel(book, at.update), _("Table"));
}

DocumentKind::Draft MapKind::show_draft(const OrphanedDraft& draft) const {
  const maps::Map map = maps::parse_map(draft.text, "").value.value().map;
  const auto file = draft.path ? maps::load_map(*draft.path) : ParseResult<maps::MapFile>();
  const wxString differs =
      file ? describe_difference(difference(file.value->map, map)) : wxString();
  return {to_wx(text_in(map.name, ui_language())), describe_standing(draft.file(), differs),
          small_picture(map)};
}

Page& MapKind::restore(const OrphanedDraft& draft, const std::optional<std::string>& path) {
  const maps::Map map = maps::parse_map(draft.text, "").value.value().map;
  MapDocument document = MapDocument::restored(map, path, draft.base, draft.history);
  return add_map_beside(desk(), told_apart(std::move(document), map.name, desk()));
}

}  // namespace

std::unique_ptr<DocumentKind> make_map_kind(Desk& desk) { return std::make_unique<MapKind>(desk); }

MapPage* make_map_page(Desk& desk, wxWindow* parent, MapDocument document) {
  Workbench& at = desk.at();
  BoardCanvas::Events events;
  events.changed = at.update;
  events.stroke_ended = [&at] { at.return_tool(); };
  events.moved = at.update_status;
  events.menu = [&at](maps::Point point, const wxPoint& where) {
    show_point_menu(at, point, where);
  };
  auto* page = new MapPage(parent, std::move(document), at.brush, std::move(events));
  page->findings().follow(open_packs(at));
  page->boards().take_open_maps([&at] {
    std::vector<const MapDocument*> open;
    for (const MapPage* map : at.maps()) open.push_back(&map->document());
    return open;
  });
  page->canvas().lay_over([&at, page] { return at.overlays->layer_over(page->document()); });
  return page;
}

MapPage& add_map(Desk& desk, MapDocument document) {
  desk.leave_start();
  Workbench& at = desk.at();
  MapPage* before = at.front_map();
  if (before == nullptr || !before->document().untouched()) {
    return add_map_beside(desk, std::move(document));
  }
  before->show_document(std::move(document));
  at.brush.mirroring = {};
  at.tabs->update_labels();
  desk.has_come_to_front();
  return *before;
}

MapPage& add_map_beside(Desk& desk, MapDocument document) {
  desk.leave_start();
  MapPage* added = make_map_page(desk, desk.at().tabs, std::move(document));
  desk.add(added);
  return *added;
}

MapPage& begin_map(Desk& desk, const maps::Map& like) {
  return add_map(desk, MapDocument::copy_of(like, desk.next_untitled()));
}

}  // namespace chartroom::editor
