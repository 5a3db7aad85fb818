#include "editor/ui/desk/open_packs.h"

#include <algorithm>
#include <filesystem>
#include <functional>
#include <utility>

#include <wx/intl.h>

#include "editor/ui/commands/commands.h"
#include "editor/ui/dialogs/questions.h"
#include "editor/ui/toolkit/ui_texts.h"
#include "editor/ui/workbench/front_verdict.h"
#include "maps/files/pack_search.h"

namespace chartroom::editor {
namespace {

// Opens a map or deck of a pack and chooses one of its findings.
void open_at(Desk& desk, const std::string& path, const reports::Finding& finding) {
  Workbench& at = desk.at();
  desk.open(path);
  if (at.tabs->find(path) != &at.front()) return;  // open() has shown the faults
  FindingSource* source = at.front().finding_source();
  if (source == nullptr) return;
  source->validate();
  const FindingList& findings = source->findings();
  for (std::size_t i = 0; i < findings.size(); ++i) {
    if (findings.at(i).code != finding.code || findings.at(i).message != finding.message) continue;
    return at.findings->choose(i);
  }
}

// Returns the pack of that path, opened behind the page in front if needed. Null, with its faults
// shown, if it cannot be opened.
PackPage* pack_to_change(Desk& desk, const std::string& path) {
  Workbench& at = desk.at();
  if (PackPage* known = open_pack(at, path)) return known;
  ParseResult<PackDocument> read = PackDocument::open(path);
  if (!read) {
    at.front().notice().show_faults(path, std::move(read.errors));
    return nullptr;
  }
  PackPage* added = make_pack_page(desk, std::move(*read.value));
  at.tabs->add_behind(added);
  desk.came_from_disk(*added);
  return added;
}

// Changes the pack of the document in front; returns null if there is none.
PackPage* change_pack(Desk& desk, const std::function<void(PackDocument&)>& change) {
  const auto path = maps::nearest_pack(desk.at().front().document().path());
  PackPage* pack = path ? pack_to_change(desk, *path) : nullptr;
  if (pack == nullptr) return nullptr;
  change(pack->document());
  pack->update();
  return pack;
}

// Says on the page in front what changed in the pack behind it.
void show_pack_changed(Desk& desk, const PackPage& pack, const wxString& text) {
  const std::string path = pack.document().path();
  std::vector<NoticeBar::Choice> choices;
  choices.push_back({_("Save Pack"), [&desk, path] {
                       if (PackPage* page = open_pack(desk.at(), path)) desk.save(*page);
                     }});
  choices.push_back({_("Show Pack"), [&desk, path] {
                       if (PackPage* page = open_pack(desk.at(), path)) desk.show(*page);
                     }});
  desk.at().update();
  desk.at().front().notice().show(text, wxICON_INFORMATION, std::move(choices));
}

wxString title_of(const PackPage& pack) { return to_wx(pack.document().title(ui_language())); }

}  // namespace

PackPage* make_pack_page(Desk& desk, PackDocument document) {
  Workbench& at = desk.at();
  PackPage::Events events;
  events.changed = at.update;
  events.open = [&desk](const std::string& path) { desk.open(path); };
  events.open_at = [&desk, &at](const std::string& path, const reports::Finding& finding) {
    // Later, as the list that calls this shows another page then.
    at.window.CallAfter([&desk, path, finding] { open_at(desk, path, finding); });
  };
  events.is_unsaved = [&at](const std::string& map) { return has_unsaved(at, map); };
  events.which_to_copy = [&at] { return ask_which_to_copy(&at.window); };
  auto* page = new PackPage(at.tabs, std::move(document), std::move(events));
  // GTK lays a page out before wx does, and its lists need room for their scroll bars by then.
  page->SetSize(at.front().GetSize());
  page->Layout();
  return page;
}

PackPage* open_pack(const Workbench& at, const std::string& path) {
  return at.tabs == nullptr || path.empty() ? nullptr : page_as<PackPage>(at.tabs->find(path));
}

OpenPacks open_packs(const Workbench& at) {
  return [&at](const std::string& path) {
    const PackPage* page = open_pack(at, path);
    return page == nullptr ? nullptr : &page->document().pack();
  };
}

bool has_unsaved(const Workbench& at, const std::string& path) {
  const Page* page = at.tabs == nullptr ? nullptr : at.tabs->find(path);
  return page != nullptr && page->document().modified();
}

void exclude_in_pack(Desk& desk, maps::Exclusion exclusion) {
  PackPage* pack = change_pack(
      desk, [&exclusion](PackDocument& document) { document.accept(std::move(exclusion)); });
  if (pack == nullptr) return;
  show_pack_changed(desk, *pack,
                    wxString::Format(_("Excluded in the pack \"%s\". Save the pack to keep this."),
                                     title_of(*pack)));
}

void include_in_pack(Desk& desk, const std::vector<maps::Exclusion>& exclusions) {
  PackPage* pack = change_pack(
      desk, [&exclusions](PackDocument& document) { document.accept_no_more(exclusions); });
  if (pack == nullptr) return;
  wxString text = wxString::Format(
      _("No longer excluded in the pack \"%s\". Save the pack to keep this."), title_of(*pack));
  const auto is_wide = [](const maps::Exclusion& each) {
    return each.points.empty() || (!each.map && !each.deck);
  };
  if (std::ranges::any_of(exclusions, is_wide)) {
    text += "\n" + wxString::Format(_("Every finding %s that was excluded with it counts again."),
                                    to_wx(exclusions.front().code));
  }
  show_pack_changed(desk, *pack, text);
}

void add_front_to_pack(Desk& desk, const std::string& path) {
  Page& front = desk.at().front();
  PackPage* pack = pack_to_change(desk, path);
  if (pack == nullptr) return;
  if (const auto why = pack->document().add(front.document().path())) {
    return front.notice().show(wxGetTranslation(to_wx(*why)), wxICON_INFORMATION);
  }
  pack->update();
  show_pack_changed(desk, *pack,
                    wxString::Format(_("Added to the pack \"%s\". Save the pack to keep this."),
                                     title_of(*pack)));
}

void begin_pack(Desk& desk) {
  const auto folder = std::filesystem::path(desk.at().front().document().path()).parent_path();
  if (PackPage* known = open_pack(desk.at(), folder / "pack.json")) return desk.show(*known);
  PackPage* page = make_pack_page(desk, PackDocument::create(folder));
  desk.add_instead(page);
  page->workplace().SetFocus();
}

FindingsPanel* make_findings_panel(Desk& desk, wxWindow* parent) {
  Workbench& at = desk.at();
  FindingsPanel::Events events;
  events.changed = at.update;
  events.save = [&desk, &at] { desk.save(at.front()); };
  events.accept = [&desk](maps::Exclusion exclusion) {
    exclude_in_pack(desk, std::move(exclusion));
  };
  events.accept_no_more = [&desk](const std::vector<maps::Exclusion>& exclusions) {
    include_in_pack(desk, exclusions);
  };
  events.played = [&at] {
    MapPage* page = at.front_map();
    return page == nullptr ? std::nullopt : known_verdict(at, *page, page->document().map());
  };
  events.show_game = [&at](const std::string& code) { show_game_of(at, code); };
  events.menu = [&at] {
    show_menu_of(at, {"findings.explain", "findings.fix", "findings.suggest_mends",
                      "findings.exclude", "findings.include"});
  };
  auto* panel = new FindingsPanel(parent, std::move(events));
  panel->Hide();
  return panel;
}

}  // namespace chartroom::editor
