#include "editor/ui/desk/desk.h"

#include <algorithm>
#include <filesystem>
#include <ranges>

#include <wx/intl.h>

#include "editor/model/tracing/tracing_pixels.h"
#include "editor/ui/commands/commands.h"
#include "editor/ui/desk/map_desk.h"
#include "editor/ui/layout/side_panels.h"
#include "editor/ui/toolkit/ui_texts.h"

namespace chartroom::editor {

Desk::Desk(Workbench& at, const std::vector<MakeKind>& kinds, Hooks hooks)
    : at_(at), hooks_(std::move(hooks)) {
  for (const MakeKind make : kinds) kinds_.push_back(make(*this));
}

DocumentKind& Desk::kind_of(const Page& page) const {
  const auto found = std::ranges::find_if(
      kinds_, [&page](const auto& kind) { return kind->kind() == page.kind(); });
  return **found;
}

DocumentKind& Desk::kind_of(const std::string& path, std::string_view text) const {
  const auto found =
      std::ranges::find_if(kinds_, [&](const auto& kind) { return kind->matches(path, text); });
  return **found;
}

void Desk::bind_commands() {
  for (const auto& kind : kinds_) kind->bind_commands();
}

void Desk::make_tabs(wxWindow* parent, std::function<void()> bars_changed) {
  Tabs::Events events;
  events.to_front = hooks_.to_front;
  events.close_asked = [this](Page& page) {
    at_.tabs->bring_to_front(page);
    close_front();
  };
  events.menu_asked = [this](Page& page) {
    at_.tabs->bring_to_front(page);
    show_menu_of(at_, {"file.save", "file.save_as", "file.reload", "file.close"});
  };
  events.needs_changed = std::move(bars_changed);
  const auto blank = [this](wxWindow* tabs) { return make_map_page(*this, tabs, MapDocument()); };
  at_.tabs = new Tabs(parent, blank, std::move(events));
}

void Desk::make_panels(SidePanels& sides) {
  // Maps first: packs add a panel to theirs.
  for (const auto& kind : kinds_ | std::views::reverse) {
    if (!kind->makes_panels_late()) kind->make_panels(sides);
  }
}

void Desk::make_late_panels(SidePanels& sides) {
  DocumentKind& kind = kind_of(at_.front());
  if (kind.makes_panels_late() && sides.is_empty(kind.kind())) kind.make_panels(sides);
}

void Desk::open(const std::string& path) {
  at_.notice->dismiss();
  // A folder of maps is its pack, as it is for the command line.
  std::error_code error;
  if (std::filesystem::is_directory(path, error)) {
    const std::string pack = (std::filesystem::path(path) / "pack.json").string();
    if (std::filesystem::exists(pack, error)) return open(pack);
  }
  if (Page* known = at_.tabs->find(path)) return show(*known);
  const ParseResult<std::string> text = read_file(path);
  if (text && is_picture(*text.value)) return offer_to_trace(path);
  // The last kind matches every file, so it reports one that cannot be read.
  DocumentKind& kind = text ? kind_of(path, *text.value) : *kinds_.back();
  kind.open(path, text ? *text.value : std::string());
}

void Desk::offer_to_trace(const std::string& path) {
  const auto trace = [this, path] {
    if (at_.front_map() == nullptr) begin_map(*this, MapDocument().map());
    hooks_.leave_start();
    at_.front_map()->traced().open(path);
    at_.update();
  };
  at_.notice->ask(
      wxString::Format(_("%s is a picture. You can trace it on a map."), path_to_wx(path)),
      {{_("Trace Picture"), trace}});
}

void Desk::open_all(const std::vector<std::string>& paths) {
  wxString faults;
  for (const std::string& path : paths) {
    open(path);
    if (!at_.notice->IsShown()) continue;
    faults += (faults.empty() ? wxString() : "\n") + at_.notice->text();
  }
  if (!faults.empty() && paths.size() > 1) at_.notice->show(faults, wxICON_ERROR);
}

void Desk::add(Page* page) {
  hooks_.leave_start();
  at_.tabs->add(page);
}

void Desk::add_instead(Page* page) {
  Page& before = at_.front();
  add(page);
  if (before.document().untouched()) close(before);
}

void Desk::show(Page& page) {
  hooks_.leave_start();
  at_.tabs->bring_to_front(page);
}

void Desk::came_from_disk(const Page& page) {
  recent_.add(page.document().path());
  watch(page.document().path());
}

void Desk::watch_disk() {
  watch_ = std::make_unique<DiskWatch>([this] { look_at_disk(); });
  for (int i = 0; i < at_.tabs->count(); ++i) {
    const std::string& path = at_.tabs->page(i).document().path();
    if (!path.empty()) watch_->add(path);
  }
}

std::set<std::string> Desk::names_taken() const {
  std::set<std::string> taken;
  for (int i = 0; i < at_.tabs->count(); ++i) {
    const Document& open = at_.tabs->page(i).document();
    // An untouched map in front is replaced by the next document.
    if (i != at_.tabs->GetSelection() || !open.untouched()) taken.insert(open.title("en"));
  }
  return taken;
}

int Desk::next_untitled() const {
  const std::set<std::string> taken = names_taken();
  int number = 1;
  while (taken.contains(untitled_name(number))) ++number;
  return number;
}

void Desk::close_front() {
  Page& page = at_.front();
  page.finish_edit();
  const auto close = [this, &page] { close_now(page); };
  if (!page.document().modified()) {
    if (!page.asks_before_closing(close)) close();
    return;
  }
  const wxString text =
      wxString::Format(_("\"%s\" has unsaved changes: %s."),
                       to_wx(page.document().title(ui_language())), page.describe_unsaved());
  page.notice().ask(text, {{_("Save and Close"),
                            [this, &page] {
                              if (save(page)) close_now(page);
                            }},
                           {_("Close without Saving"), close}});
}

void Desk::close_now(Page& page) {
  page.give_up_journal();
  close(page);
}

void Desk::close(Page& page) {
  hooks_.forget(page);
  at_.tabs->close(page);
}

void Desk::leave(UnsavedWork work) {
  for (int i = 0; i < at_.tabs->count(); ++i) {
    Page& page = at_.tabs->page(i);
    if (work == UnsavedWork::discard || !page.document().modified()) {
      page.give_up_journal();
    } else {
      page.keep_now();
    }
  }
}

void Desk::take_over(Tabs& before) {
  for (int i = 0; i < before.count(); ++i) {
    Page& page = before.page(i);
    page.finish_edit();
    // The new page takes the history, and its journal has unsaved work at once.
    kind_of(page).take_over(page);
    at_.front().keep_now();
    page.give_up_journal();
  }
  // An untouched blank map is not taken over.
  const int in_front = before.GetSelection();
  if (in_front < at_.tabs->count()) at_.tabs->bring_to_front(at_.tabs->page(in_front));
}

}  // namespace chartroom::editor
