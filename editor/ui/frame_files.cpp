// The window's commands on files: opening, saving, closing, and what happens on the disk.
#include <filesystem>
#include <memory>
#include <utility>

#include <wx/intl.h>
#include <wx/printdlg.h>

#include "editor/ui/export_dialog.h"
#include "editor/ui/frame.h"
#include "editor/ui/new_map_dialog.h"
#include "editor/ui/pack_panel.h"
#include "editor/ui/printing.h"
#include "editor/ui/questions.h"
#include "editor/ui/texts.h"
#include "editor/ui/user_folders.h"
#include "maps/map_file.h"

namespace chartroom {

void EditorFrame::open(const std::string& path) {
  if (MapPage* known = tabs_->find(path)) return tabs_->bring_to_front(*known);
  Read<Document> read = Document::open(path);
  if (!read) {
    recent_.remove(path);
    save_recent();
    return notice_->show_faults(path, std::move(read.errors));
  }
  notice_->dismiss();
  tabs_->add(std::move(*read.value)).canvas().SetFocus();
  came_from_disk(front());
}

void EditorFrame::came_from_disk(MapPage& page) {
  recent_.add(page.document().path());
  save_recent();
  if (watch_) watch_->add(page.document().path());
}

void EditorFrame::save_recent() const {
  try {
    recent_.save(recent_file());
  } catch (const FileException&) {
    // The maps matter; a list of them does not.
  }
}

void EditorFrame::on_close(wxCloseEvent& event) {
  for (int i = 0; event.CanVeto() && i < tabs_->count(); ++i) {
    if (!may_lose_changes(tabs_->page(i))) return event.Veto();
  }
  if (event.CanVeto() && !may_lose_pack()) return event.Veto();
  // Where nobody could be asked (the session ends), the journal keeps what is not saved.
  for (int i = 0; event.CanVeto() && i < tabs_->count(); ++i) tabs_->page(i).give_up_journal();
  Destroy();
}

void EditorFrame::on_new_from() {
  NewMapDialog dialog(this);
  if (dialog.ShowModal() != wxID_OK) return;
  tabs_->add(dialog.document()).canvas().SetFocus();
}

void EditorFrame::on_open() {
  for (const std::string& path : ask_what_to_open(this, front().document())) open(path);
}

bool EditorFrame::save(MapPage& page) {
  if (page.document().path().empty()) return save_as(page);
  if (page.document().disk_state() == DiskState::changed) {
    compare_with_disk(page);
    return false;
  }
  return saved(page, [&] { page.document().save(); });
}

bool EditorFrame::save_as(MapPage& page) {
  page.canvas().finish_stroke();
  const auto path = ask_where_to_save(this, page.document());
  return path && saved(page, [&] { page.document().save_as(*path); });
}

void EditorFrame::save_all() {
  for (int i = 0; i < tabs_->count(); ++i) {
    if (tabs_->page(i).document().modified() && !save(tabs_->page(i))) return;
  }
  if (pack_ != nullptr && pack_->modified()) pack_->save();
}

// Runs a save and shows why it failed, if it did.
template <class Save>
bool EditorFrame::saved(MapPage& page, Save save) {
  page.canvas().finish_stroke();
  page.notice().dismiss();
  page.canvas().light({});
  try {
    save();
  } catch (const FileException& failure) {
    page.notice().show(_("Not saved.") + " " + to_wx(failure.error().text()), wxICON_ERROR,
                       {{_("Save As..."), [this, &page] { save_as(page); }}});
    return false;
  }
  page.keep_in_journal();
  came_from_disk(page);
  update();
  return true;
}

bool EditorFrame::may_lose_changes(MapPage& page) {
  page.canvas().finish_stroke();
  if (!page.document().modified()) return true;
  tabs_->bring_to_front(page);
  switch (ask_about_changes(this, page.document())) {
    case ChangesAnswer::save:
      return save(page);
    case ChangesAnswer::discard:
      return true;
    case ChangesAnswer::cancel:
      break;
  }
  return false;
}

bool EditorFrame::may_lose_pack() {
  if (pack_ == nullptr || !pack_->modified()) return true;
  switch (ask_about_pack(this)) {
    case ChangesAnswer::save:
      return pack_->save();
    case ChangesAnswer::discard:
      return true;
    case ChangesAnswer::cancel:
      break;
  }
  return false;
}

void EditorFrame::close_map() {
  MapPage& page = front();
  if (!may_lose_changes(page)) return;
  page.give_up_journal();
  tabs_->close(page);
}

void EditorFrame::on_export() {
  MapPage& page = front();
  page.canvas().finish_stroke();
  const std::string& path = page.document().path();
  const std::string folder =
      (std::filesystem::path(path).parent_path() / "sheets").lexically_normal().string();
  ExportDialog dialog(this, page.document().map(), ExportPurpose::files, folder);
  if (dialog.ShowModal() != wxID_OK) return;
  PrintSettings settings = dialog.settings();
  settings.pack_rules = pack_rules(page);
  try {
    const auto written = write_sheets(page.document().map(), dialog.chosen_sheets(), settings,
                                      dialog.format(), dialog.folder());
    const auto count = static_cast<unsigned>(written.size());
    page.notice().show(
        wxString::Format(wxPLURAL("%u file written: %s", "%u files written, the last: %s", count),
                         count, path_to_wx(written.back())),
        wxICON_INFORMATION);
  } catch (const FileException& failure) {
    page.notice().show(_("The sheets were not written.") + " " + to_wx(failure.error().text()),
                       wxICON_ERROR, {{_("Choose Another Folder"), [this] { on_export(); }}});
  }
}

void EditorFrame::on_print() {
  MapPage& page = front();
  page.canvas().finish_stroke();
  ExportDialog dialog(this, page.document().map(), ExportPurpose::printer, "");
  if (dialog.ShowModal() != wxID_OK) return;
  PrintSettings settings = dialog.settings();
  settings.pack_rules = pack_rules(page);
  SheetPrintout printout(page.document().map(), dialog.chosen_sheets(), settings);
  wxPrintDialogData data(print_data(settings));
  wxPrinter printer(&data);
  if (!printer.Print(this, &printout, true) && wxPrinter::GetLastError() == wxPRINTER_ERROR) {
    page.notice().show(_("Nothing was printed. Export the sheets as PDF, and print that at 100 %."),
                       wxICON_WARNING, {{_("Export..."), [this] { on_export(); }}});
  }
}

RuleOverrides EditorFrame::pack_rules(MapPage& page) {
  page.findings().judge(page.document());
  const PackFile* pack = page.findings().pack();
  return pack == nullptr ? RuleOverrides() : pack->pack.rules;
}

void EditorFrame::look_at_disk() {
  for (int i = 0; i < tabs_->count(); ++i) {
    MapPage& page = tabs_->page(i);
    if (!page.disk_is_news()) continue;
    if (page.document().disk_state() == DiskState::changed) {
      compare_with_disk(page);
    } else if (page.document().disk_state() == DiskState::gone) {
      page.notice().show(_("The file is no longer on the disk. Save to write it again."),
                         wxICON_WARNING, {{_("Save"), [this, &page] { overwrite(page); }}});
    }
  }
}

void EditorFrame::overwrite(MapPage& page) {
  saved(page, [&] { page.document().save_as(page.document().path()); });
}

void EditorFrame::compare_with_disk(MapPage& page) {
  const std::string path = page.document().path();
  Read<MapFile> file = load_map(path);
  if (!file) {
    page.notice().show_faults(path, std::move(file.errors));
    return;
  }
  const auto reload = [this, &page] {
    page.canvas().light({});
    std::vector<FileError> faults = page.document().reload();
    if (!faults.empty()) page.notice().show_faults(page.document().path(), std::move(faults));
    after_step();
  };
  page.ask(_("The file on the disk is another than the one that was opened."), file.value->map,
           {{_("Take the Disk's"), reload}, {_("Write Mine"), [this, &page] { overwrite(page); }}});
}

void EditorFrame::offer_left_work() {
  std::vector<FileError> faults;
  for (LeftWork& work : left_work(journal_folder(), faults)) {
    offer(std::make_shared<LeftWork>(std::move(work)));
  }
  if (!faults.empty()) notice_->show_faults(journal_folder(), std::move(faults));
}

// The entry stays locked as long as somebody may still choose.
void EditorFrame::offer(const std::shared_ptr<LeftWork>& work) {
  if (!work->path.empty()) open(work->path);
  const bool has_file = !work->path.empty() && tabs_->find(work->path) != nullptr;
  MapPage& page = has_file ? *tabs_->find(work->path) : tabs_->add_beside(Document());
  const auto restore = [this, &page, work](const std::string& path) {
    page.show_document(restored(work->map, path));
    page.keep_in_journal();
    page.flush_journal();
    work->entry.remove();
    tabs_->bring_to_front(page);
    show_front();
  };
  const wxString when = describe_time(work->when);
  std::vector<NoticeBar::Choice> choices{
      {_("Restore"), [restore, work] { restore(work->path); }},
      {has_file ? _("Keep the File") : _("Throw Away"), [work] { work->entry.remove(); }}};
  if (has_file) {
    choices.push_back({_("Keep Both"), [this, work] {
                         MapPage& beside = tabs_->add_beside(restored(work->map, ""));
                         beside.keep_in_journal();
                         beside.flush_journal();
                         work->entry.remove();
                       }});
  }
  page.ask(wxString::Format(_("Chartroom ended with unsaved work of %s."), when), work->map,
           std::move(choices));
}

}  // namespace chartroom
