// Packs. A pack is open in one tab at most, and only that tab writes it.
#include <filesystem>
#include <utility>

#include <wx/intl.h>
#include <wx/notebook.h>

#include "editor/ui/desk/desk.h"
#include "editor/ui/desk/draft_parts.h"
#include "editor/ui/desk/kinds.h"
#include "editor/ui/desk/open_packs.h"
#include "editor/ui/layout/side_panels.h"
#include "editor/ui/panels/history_panel.h"
#include "editor/ui/panels/pack_panel.h"
#include "editor/ui/toolkit/ui_texts.h"
#include "maps/files/input_files.h"
#include "maps/files/map_file.h"
#include "maps/files/named_path.h"
#include "maps/files/pack_search.h"

namespace chartroom::editor {
namespace {

class PackKind : public DocumentKind {
 public:
  using DocumentKind::DocumentKind;

  PageKind kind() const override { return PackPage::kKind; }
  bool matches(const std::string& path, std::string_view text) const override {
    return maps::kind_of(path, text) == maps::FileKind::pack;
  }
  void open(const std::string& path, const std::string&) override {
    desk().open_read(path, PackDocument::open(path), [this](PackDocument document) {
      desk().add_instead(make_pack_page(desk(), std::move(document)));
    });
  }
  void take_over(const Page& page) override {
    desk().add_instead(make_pack_page(desk(), static_cast<const PackPage&>(page).document()));
  }
  // Packs are always saved in their folder.
  std::optional<FileKindTexts> texts() const override { return std::nullopt; }
  void bind_commands() override;
  void make_panels(SidePanels& sides) override;

  std::vector<FileError> faults_of_draft(std::string_view text,
                                         const std::string& path) const override {
    return maps::parse_pack(text, path).errors;
  }
  Draft show_draft(const OrphanedDraft& draft) const override;
  Page& restore(const OrphanedDraft& draft, const std::optional<std::string>& path) override;
};

void PackKind::bind_commands() {
  Workbench& at = desk().at();
  at.commands.bind("file.open_pack", [this, &at] {
    if (const auto path = ask_for_pack(&at.window, at.front().document())) desk().open(*path);
  });
  at.commands.bind(
      "file.new_pack", [this] { begin_pack(desk()); },
      [&at] {
        if (at.front_map() == nullptr) return false;
        const std::string& path = at.front().document().path();
        return !path.empty() && !maps::nearest_pack(path);
      });
}

void PackKind::make_panels(SidePanels& sides) {
  Workbench& at = desk().at();
  PackPanel::Packs packs;
  packs.find = [&at](const std::string& path) -> const PackDocument* {
    const PackPage* page = open_pack(at, path);
    return page == nullptr ? nullptr : &page->document();
  };
  packs.is_unsaved = [&at](const std::string& map) { return has_unsaved(at, map); };
  packs.open = [this](const std::string& path) { desk().open(path); };
  packs.add_front = [this](const std::string& path) { add_front_to_pack(desk(), path); };
  // Maps have a panel with their pack.
  wxNotebook* maps = &sides.book(MapPage::kKind);
  sides.add(MapPage::kKind, new PackPanel(maps, at.update, std::move(packs)), _("Pack"));
  sides.add(kind(), new HistoryPanel(&sides.book(kind()), at.update), _("History"));
}

DocumentKind::Draft PackKind::show_draft(const OrphanedDraft& draft) const {
  const maps::Pack pack = maps::parse_pack(draft.text, "").value.value().pack;
  const auto file = draft.path ? maps::load_pack(*draft.path) : ParseResult<maps::PackFile>();
  const wxString parts = file ? describe_differing(file.value->pack, pack) : wxString();
  std::optional<maps::Map> first;
  if (draft.path && !pack.maps.empty()) {
    const auto folder = std::filesystem::path(*draft.path).parent_path();
    const std::string first_path = maps::named_path(folder, pack.maps.front());
    if (auto map = maps::load_map(first_path)) first = map.value->map;
  }
  return {to_wx(text_in(pack.name, ui_language())),
          describe_standing(draft.file(), wxString::Format(_("Differences: %s."), parts)),
          small_picture(first)};
}

Page& PackKind::restore(const OrphanedDraft& draft, const std::optional<std::string>& path) {
  const maps::Pack pack = maps::parse_pack(draft.text, "").value.value().pack;
  PackPage* open = path ? open_pack(desk().at(), *path) : nullptr;
  if (open != nullptr && !is_as_opened(open->document())) {
    // No two tabs may write one pack, so the draft is a step of the open one.
    open->document().apply(pack, StepLabel::restore);
    open->update();
    return *open;
  }
  PackPage* page =
      make_pack_page(desk(), PackDocument::restored(pack, path, draft.base, draft.history));
  desk().add(page);
  return *page;
}

}  // namespace

std::unique_ptr<DocumentKind> make_pack_kind(Desk& desk) {
  return std::make_unique<PackKind>(desk);
}

}  // namespace chartroom::editor
