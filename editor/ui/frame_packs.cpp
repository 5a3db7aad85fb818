// What the window does for packs. A pack is open in one tab at most, and only that tab writes it:
// whoever changes a pack opens it first.
#include <algorithm>
#include <filesystem>
#include <string>
#include <utility>

#include <wx/intl.h>

#include "editor/ui/dialogs/questions.h"
#include "editor/ui/frame.h"
#include "editor/ui/pages/pack_page.h"
#include "editor/ui/panels/history_panel.h"
#include "editor/ui/panels/pack_panel.h"
#include "editor/ui/toolkit/texts.h"
#include "exporters/pictures/contact_sheet.h"
#include "maps/files/pack_search.h"

namespace chartroom::editor {

namespace {

// Whether a tab has work on a map that its file lacks.
bool has_unsaved(const Tabs* tabs, const std::string& path) {
  const Page* page = tabs == nullptr ? nullptr : tabs->find(path);
  return page != nullptr && page->document().modified();
}

}  // namespace

PackPage* EditorFrame::open_pack(const std::string& path) const {
  return tabs_ == nullptr || path.empty() ? nullptr : dynamic_cast<PackPage*>(tabs_->find(path));
}

OpenPacks EditorFrame::open_packs() const {
  return [this](const std::string& path) {
    const PackPage* page = open_pack(path);
    return page == nullptr ? nullptr : &page->document().pack();
  };
}

PackPage* EditorFrame::make_page(wxWindow* parent, PackDocument document) {
  PackPage::Events events;
  events.changed = [this] { update(); };
  events.open = [this](const std::string& path) { open(path); };
  events.open_at = [this](const std::string& path, const reports::Finding& finding) {
    // Not now: the list that was asked is of another page then.
    CallAfter([this, path, finding] { open_at(path, finding); });
  };
  events.is_unsaved = [this](const std::string& map) { return has_unsaved(tabs_, map); };
  events.which_to_copy = [this] { return ask_which_to_copy(this); };
  auto* page = new PackPage(parent, std::move(document), std::move(events));
  // GTK lays a page out before wx does, and what scrolls must have room for its bars by then.
  page->SetSize(front().GetSize());
  page->Layout();
  return page;
}

void EditorFrame::open_at(const std::string& path, const reports::Finding& finding) {
  open(path);
  if (tabs_->find(path) != &front()) return;  // it was said why
  front().judge();
  const FindingList& findings = front().findings();
  for (std::size_t i = 0; i < findings.size(); ++i) {
    if (findings.at(i).code != finding.code || findings.at(i).message != finding.message) continue;
    return findings_->choose(i);
  }
}

PackPage& EditorFrame::add(PackDocument document) {
  Page& before = front();
  PackPage& added = add_beside(std::move(document));
  if (before.document().untouched()) close(before);
  return added;
}

PackPage& EditorFrame::add_beside(PackDocument document) {
  leave_start();
  PackPage* added = make_page(tabs_, std::move(document));
  tabs_->add(added);
  return *added;
}

PackPage* EditorFrame::pack_to_change(const std::string& path) {
  if (PackPage* known = open_pack(path)) return known;
  ParseResult<PackDocument> read = PackDocument::open(path);
  if (!read) {
    front().notice().show_faults(path, std::move(read.errors));
    return nullptr;
  }
  PackPage* added = make_page(tabs_, std::move(*read.value));
  tabs_->add_behind(added);
  came_from_disk(*added);
  return added;
}

// Says in front what was changed behind it.
void EditorFrame::tell_pack_changed(const PackPage& pack, const wxString& text) {
  const std::string path = pack.document().path();
  std::vector<NoticeBar::Choice> choices;
  choices.push_back({_("Save Pack"), [this, path] {
                       if (PackPage* page = open_pack(path)) save(*page);
                     }});
  choices.push_back({_("Show Pack"), [this, path] {
                       if (PackPage* page = open_pack(path)) tabs_->bring_to_front(*page);
                     }});
  update();
  front().notice().show(text, wxICON_INFORMATION, std::move(choices));
}

PackPage* EditorFrame::change_pack(const std::function<void(PackDocument&)>& change) {
  const auto path = maps::nearest_pack(front().document().path());
  PackPage* pack = path ? pack_to_change(*path) : nullptr;
  if (pack == nullptr) return nullptr;
  change(pack->document());
  pack->update();
  return pack;
}

void EditorFrame::accept_no_more(const std::vector<maps::Exclusion>& exclusions) {
  PackPage* pack =
      change_pack([&exclusions](PackDocument& document) { document.accept_no_more(exclusions); });
  if (pack == nullptr) return;
  wxString text =
      wxString::Format(_("Accepted no more in the pack \"%s\", which is not saved yet."),
                       to_wx(pack->document().title(ui_language())));
  const auto is_wide = [](const maps::Exclusion& each) {
    return each.points.empty() || (!each.map && !each.deck);
  };
  if (std::ranges::any_of(exclusions, is_wide)) {
    text += "\n" + wxString::Format(_("Every finding %s that was accepted with it counts again."),
                                    to_wx(exclusions.front().code));
  }
  tell_pack_changed(*pack, text);
}

void EditorFrame::accept(maps::Exclusion exclusion) {
  PackPage* pack =
      change_pack([&exclusion](PackDocument& document) { document.accept(std::move(exclusion)); });
  if (pack == nullptr) return;
  tell_pack_changed(*pack,
                    wxString::Format(_("Accepted in the pack \"%s\", which is not saved yet."),
                                     to_wx(pack->document().title(ui_language()))));
}

void EditorFrame::add_front_to_pack(const std::string& path) {
  PackPage* pack = pack_to_change(path);
  if (pack == nullptr) return;
  if (const auto why = pack->document().add(front().document().path())) {
    return front().notice().show(wxGetTranslation(to_wx(*why)), wxICON_INFORMATION);
  }
  pack->update();
  tell_pack_changed(*pack, wxString::Format(_("Added to the pack \"%s\", which is not saved yet."),
                                            to_wx(pack->document().title(ui_language()))));
}

void EditorFrame::make_pack_panels() {
  const auto changed = [this] { update(); };
  PackPanel::Packs packs;
  packs.find = [this](const std::string& path) -> const PackDocument* {
    const PackPage* page = open_pack(path);
    return page == nullptr ? nullptr : &page->document();
  };
  packs.is_unsaved = [this](const std::string& map) { return has_unsaved(tabs_, map); };
  packs.open = [this](const std::string& path) { open(path); };
  packs.add_front = [this](const std::string& path) { add_front_to_pack(path); };
  add_side_panel(map_side_, new PackPanel(map_side_.book, changed, std::move(packs)), _("Pack"));
  pack_side_.book->SetSize(map_side_.book->GetSize());
  add_side_panel(pack_side_, new HistoryPanel(pack_side_.book, changed), _("History"));
}

void EditorFrame::save_contact_sheet() {
  auto& page = static_cast<PackPage&>(front());
  std::vector<exporters::ContactMap> maps;
  for (PackDocument::Entry& entry : page.document().entries()) {
    if (!entry.map) continue;
    const std::string name = text_in(entry.map->name, ui_language());
    maps.push_back({name, std::move(*entry.map)});
  }
  if (maps.empty()) return tell_no_maps();
  const auto path = ask_where_to_save_picture(this, page.document());
  if (!path) return;
  try {
    save_file(*path, exporters::png_contact_sheet(page.document().title(ui_language()), maps));
    page.notice().show(wxString::Format(_("Written: %s"), path_to_wx(*path)), wxICON_INFORMATION);
  } catch (const FileException& failure) {
    page.notice().show(_("Not saved.") + " " + fault_text(failure.error()), wxICON_ERROR);
  }
}

void EditorFrame::bind_pack_commands() {
  commands_.bind("file.contact_sheet", [this] { save_contact_sheet(); });
  commands_.bind("file.open_pack", [this] {
    if (const auto path = ask_for_pack(this, front().document())) open(*path);
  });
  commands_.bind(
      "file.new_pack",
      [this] {
        const auto folder = std::filesystem::path(front().document().path()).parent_path();
        if (PackPage* known = open_pack(folder / "pack.json")) return tabs_->bring_to_front(*known);
        add(PackDocument::create(folder)).workplace().SetFocus();
      },
      [this] {
        if (front_map() == nullptr) return false;
        const std::string& path = front().document().path();
        return !path.empty() && !maps::nearest_pack(path);
      });
}

}  // namespace chartroom::editor
