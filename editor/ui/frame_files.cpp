// The window's commands on files: opening, saving, closing, and what happens on the disk.
#include <filesystem>
#include <memory>
#include <utility>

#include <wx/filename.h>
#include <wx/intl.h>
#include <wx/menu.h>

#include "editor/ui/dialogs/generate_dialog.h"
#include "editor/ui/dialogs/new_map_dialog.h"
#include "editor/ui/dialogs/questions.h"
#include "editor/ui/frame.h"
#include "editor/ui/play/play_page.h"
#include "editor/ui/toolkit/ids.h"
#include "editor/ui/toolkit/texts.h"
#include "editor/ui/toolkit/user_folders.h"
#include "maps/files/input_files.h"
#include "maps/files/map_file.h"

namespace chartroom::editor {

void EditorFrame::open(const std::string& path) {
  notice_->dismiss();
  // A folder of maps is its pack, as it is for the command line.
  std::error_code error;
  if (std::filesystem::is_directory(path, error)) {
    const std::string pack = (std::filesystem::path(path) / "pack.json").string();
    if (std::filesystem::exists(pack, error)) return open(pack);
  }
  if (Page* known = tabs_->find(path)) {
    leave_start();
    return tabs_->bring_to_front(*known);
  }
  const ParseResult<std::string> bytes = read_file(path);
  if (bytes && holds_games(path, *bytes.value)) return open_games(path, *bytes.value);
  switch (bytes ? maps::kind_of(path, *bytes.value) : maps::FileKind::map) {
    case maps::FileKind::deck:
      return open_as<DeckDocument>(path);
    case maps::FileKind::pack:
      return open_as<PackDocument>(path);
    case maps::FileKind::map:
      return open_as<MapDocument>(path);
  }
}

void EditorFrame::open_all(const std::vector<std::string>& paths) {
  wxString faults;
  for (const std::string& path : paths) {
    open(path);
    if (notice_->IsShown()) faults += (faults.empty() ? wxString() : "\n") + notice_->text();
  }
  if (!faults.empty() && paths.size() > 1) notice_->show(faults, wxICON_ERROR);
}

template <class D>
void EditorFrame::open_as(const std::string& path) {
  ParseResult<D> read = D::open(path);
  if (!read) {
    recent_.remove(path);
    save_recent();
    return notice_->show_faults(path, std::move(read.errors));
  }
  add(std::move(*read.value));
  focus_workplace();
  came_from_disk(front());
  recovery_->remind_of(front().document().path());
}

template void EditorFrame::open_as<GameDocument>(const std::string& path);

void EditorFrame::came_from_disk(Page& page) {
  recent_.add(page.document().path());
  save_recent();
  if (watch_) watch_->add(page.document().path());
}

void EditorFrame::save_recent() {
  show_recent();
  try {
    recent_.save(recent_file());
  } catch (const FileException&) {
    // The maps matter; a list of them does not.
  }
}

void EditorFrame::on_close(wxCloseEvent& event) {
  bool unsaved = generator_ != nullptr && generator_->unsaved() > 0;
  for (int i = 0; i < tabs_->count(); ++i) {
    tabs_->page(i).finish_edit();
    unsaved = unsaved || tabs_->page(i).document().modified();
  }
  // When the session ends nobody can be asked: the work is offered at the next start.
  if (!unsaved || !event.CanVeto()) return leave(UnsavedWork::keep);
  event.Veto();
  ask_before_leaving();
}

void EditorFrame::ask_before_leaving() {
  wxString text = _("Not saved:");
  for (int i = 0; i < tabs_->count(); ++i) {
    const Document& document = tabs_->page(i).document();
    if (!document.modified()) continue;
    text += "\n" + to_wx(document.title(ui_language())) + ": " + tabs_->page(i).describe_unsaved();
  }
  const unsigned found = generator_ == nullptr ? 0 : generator_->unsaved();
  if (found > 0) {
    text += "\n" + _("Generate Maps") + ": " +
            wxString::Format(wxPLURAL("%u map", "%u maps", found), found);
  }
  notice_->ask(text, {{_("Save and Quit"),
                       [this, found] {
                         if (save_all() && (found == 0 || generator_->save_all())) Close();
                       }},
                      {_("Keep for Next Time"), [this] { leave(UnsavedWork::keep); }},
                      {_("Discard and Quit"), [this] { leave(UnsavedWork::discard); }}});
}

void EditorFrame::leave(UnsavedWork work) {
  for (int i = 0; i < tabs_->count(); ++i) {
    Page& page = tabs_->page(i);
    if (work == UnsavedWork::discard || !page.document().modified()) {
      page.give_up_journal();
    } else {
      page.keep_now();
    }
  }
  keep_layout();
  // Keys that were pressed behind Quit still come before the window goes: they must open nothing.
  commands_.end();
  Disable();
  Destroy();
}

void EditorFrame::make_recent_menu() {
  wxMenu* menu = nullptr;
  const int before = window_id("file.open_pack");
  GetMenuBar()->FindItem(before, &menu);
  std::size_t place = 0;
  menu->FindChildItem(before, &place);
  recent_menu_ = new wxMenu;
  menu->Insert(place + 1, wxID_ANY, _("Open Recent"), recent_menu_);
  Bind(
      wxEVT_MENU,
      [this](wxCommandEvent& event) {
        const std::string path =
            recent_.paths().at(static_cast<std::size_t>(event.GetId() - kIdRecent));
        open(path);
      },
      kIdRecent, kIdRecent + static_cast<int>(RecentFiles::kMost) - 1);
  show_recent();
}

void EditorFrame::show_recent() {
  while (recent_menu_->GetMenuItemCount() > 0) {
    recent_menu_->Destroy(recent_menu_->FindItemByPosition(0));
  }
  int id = kIdRecent;
  for (const std::string& path : recent_.paths()) {
    const wxFileName name(path_to_wx(path));
    recent_menu_->Append(id++, wxControl::EscapeMnemonics(name.GetFullName()), name.GetPath());
  }
  if (id == kIdRecent) recent_menu_->Append(id, _("None yet"))->Enable(false);
}

void EditorFrame::on_new_from() {
  NewMapDialog dialog(this);
  if (dialog.ShowModal() != wxID_OK) return;
  begin_map(dialog.document().map()).canvas().SetFocus();
}

GenerateDialog& EditorFrame::generator() {
  if (generator_ == nullptr) {
    GenerateDialog::Events events;
    events.open = [this](const maps::Map& map) {
      // A step, so that closing asks before the map is lost.
      begin_map(maps::blank_map(map.size, "new", "New"));
      change_map(map, StepLabel::generate_map);
    };
    events.saved = [this](const std::string& path) {
      generator_->Hide();  // else it would stand before the pack
      open(path);
    };
    generator_ = new GenerateDialog(this, std::move(events));
  }
  return *generator_;
}

void EditorFrame::on_open() { open_all(ask_what_to_open(this, front().document())); }

bool EditorFrame::save(Page& page) {
  if (page.document().path().empty()) return save_as(page);
  switch (page.document().disk_state()) {
    case DiskState::changed:
      compare_with_disk(page);
      // Where the question stands already, nothing else would be seen of it.
      page.notice().focus_choice();
      return false;
    case DiskState::gone:
      return overwrite(page);
    default:
      return saved(page, [&] { page.document().save(); });
  }
}

bool EditorFrame::save_as(Page& page) {
  page.finish_edit();
  FileKindTexts kind{".map", _("Maps"), _("Save Map As")};
  if (page.scope() == CommandScope::decks) kind = {".deck", _("Decks"), _("Save Deck As")};
  if (page.scope() == CommandScope::games) kind = {".game", _("Games"), _("Save Game As"), false};
  const auto path = ask_where_to_save(this, page.document(), kind);
  return path && saved(page, [&] { page.document().save_as(*path); });
}

bool EditorFrame::save_all() {
  for (int i = 0; i < tabs_->count(); ++i) {
    Page& page = tabs_->page(i);
    if (!page.document().modified()) continue;
    tabs_->bring_to_front(page);
    if (!save(page)) return false;
  }
  return true;
}

// Runs a save and shows why it failed, if it did.
template <class Save>
bool EditorFrame::saved(Page& page, Save save) {
  page.notice().dismiss();
  page.finish_edit();  // may have something to say about what was typed
  page.light_nothing();
  try {
    save();
  } catch (const FileException& failure) {
    std::vector<NoticeBar::Choice> choices;
    if (page.scope() != CommandScope::packs) {
      choices.push_back({_("Save As..."), [this, &page] { save_as(page); }});
    }
    page.notice().show(_("Not saved.") + " " + fault_text(failure.error()), wxICON_ERROR,
                       std::move(choices));
    return false;
  }
  page.keep_in_journal();
  page.file_has_changed();
  if (page.scope() == CommandScope::maps) {
    for (int i = 0; i < tabs_->count(); ++i) {
      auto* game = dynamic_cast<PlayPage*>(&tabs_->page(i));
      if (game != nullptr) game->heed_saved_map(page.document().path());
    }
  }
  came_from_disk(page);
  update();
  return true;
}

void EditorFrame::close_front() {
  Page& page = front();
  page.finish_edit();
  const auto close = [this, &page] { close_now(page); };
  if (!page.document().modified()) {
    if (!page.asks_before_closing(close)) close();
    return;
  }
  const wxString text =
      wxString::Format(_("\"%s\" is not saved: %s."), to_wx(page.document().title(ui_language())),
                       page.describe_unsaved());
  page.notice().ask(text, {{_("Save and Close"),
                            [this, &page] {
                              if (save(page)) close_now(page);
                            }},
                           {_("Close without Saving"), close}});
}

void EditorFrame::close_now(Page& page) {
  page.give_up_journal();
  close(page);
}

void EditorFrame::look_at_disk() {
  bool news = false;
  const wxString gone = _("The file is no longer on the disk. Save to write it again.");
  for (int i = 0; i < tabs_->count(); ++i) {
    Page& page = tabs_->page(i);
    if (page.shown_files_are_news()) news = true;
    if (!page.disk_is_news()) continue;
    news = true;
    page.document().heed_disk();
    page.keep_in_journal();
    if (page.document().disk_state() == DiskState::changed) {
      compare_with_disk(page);
    } else if (page.document().disk_state() == DiskState::gone) {
      page.notice().show(gone, wxICON_WARNING, {{_("Save"), [this, &page] { overwrite(page); }}});
    } else if (page.notice().text() == gone) {
      page.notice().dismiss();  // it is back
    }
  }
  if (news) update();
}

bool EditorFrame::overwrite(Page& page) {
  return saved(page, [&] { page.document().save_as(page.document().path()); });
}

void EditorFrame::compare_with_disk(Page& page) {
  const std::string path = page.document().path();
  const auto reload = [this, &page] {
    page.light_nothing();
    std::vector<FileError> errors = page.document().reload();
    if (!errors.empty()) page.notice().show_faults(page.document().path(), std::move(errors));
    page.update();
    update();
  };
  const wxString changed = _("The file on the disk has changed since it was opened.");
  const NoticeBar::Choice write{_("Write Mine"), [this, &page] { overwrite(page); }};
  ParseResult<std::string> bytes = read_file(path);
  if (bytes) {
    bytes.errors = page.ask(changed, *bytes.value, {{_("Take the Disk's"), reload}, write});
  }
  if (bytes.errors.empty()) return;
  // What cannot be taken can still be written over.
  std::vector<NoticeBar::Choice> choices{write};
  if (page.scope() != CommandScope::packs) {
    choices.push_back({_("Save As..."), [this, &page] { save_as(page); }});
  }
  page.notice().show(changed + "\n" + to_wx(bytes.errors.front().text()), wxICON_ERROR,
                     std::move(choices));
}

}  // namespace chartroom::editor
