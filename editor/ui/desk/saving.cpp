// Saves documents, and handles files that other programs change.
#include <wx/intl.h>

#include "editor/ui/desk/desk.h"
#include "editor/ui/dialogs/questions.h"
#include "editor/ui/play/play_page.h"
#include "editor/ui/toolkit/ui_texts.h"

namespace chartroom::editor {
namespace {

wxString changed_on_disk() { return _("The file on disk has changed since it was opened."); }

}  // namespace

bool Desk::save(Page& page) {
  if (page.document().path().empty()) return save_as(page);
  switch (page.document().disk_state()) {
    case DiskState::changed:
      compare_with_disk(page);
      // If the question is shown already, the focus shows that it still waits.
      page.notice().focus_choice();
      return false;
    case DiskState::gone:
      return overwrite(page);
    default:
      return saved(page, [&] { page.document().save(); });
  }
}

bool Desk::save_as(Page& page) {
  page.finish_edit();
  const std::optional<FileKindTexts> texts = kind_of(page).texts();
  if (!texts) return false;
  const auto loss = [this, &page](const std::string& path) {
    const Page* other = at_.tabs->find(path);
    const bool loses = other != nullptr && other != &page && other->document().modified();
    return loses ? _("It is open in another tab, with unsaved changes. These stay in that tab, "
                     "which then asks which version to keep.")
                 : wxString();
  };
  const auto path = ask_where_to_save(&at_.window, page.document(), *texts, loss);
  return path && saved(page, [&] { page.document().save_as(*path); });
}

bool Desk::save_all() {
  for (int i = 0; i < at_.tabs->count(); ++i) {
    Page& page = at_.tabs->page(i);
    if (!page.document().modified()) continue;
    at_.tabs->bring_to_front(page);
    if (!save(page)) return false;
  }
  return true;
}

std::vector<NoticeBar::Choice> Desk::ways_to_save(Page& page,
                                                  std::vector<NoticeBar::Choice> first) {
  if (kind_of(page).texts()) first.push_back({_("Save As..."), [this, &page] { save_as(page); }});
  return first;
}

// Runs a save and shows why it failed, if it did.
template <class Save>
bool Desk::saved(Page& page, Save save) {
  page.notice().dismiss();
  page.finish_edit();  // may show a notice about typed text
  page.highlight_nothing();
  try {
    save();
  } catch (const FileException& failure) {
    page.notice().show(wxString::Format(_("Couldn't save %s"), fault_text(failure.error())),
                       wxICON_ERROR, ways_to_save(page, {}));
    return false;
  }
  page.keep_in_journal();
  page.file_has_changed();
  for (int i = 0; i < at_.tabs->count(); ++i) {
    at_.tabs->page(i).file_was_saved(page.document().path());
  }
  came_from_disk(page);
  at_.update();
  return true;
}

bool Desk::overwrite(Page& page) {
  return saved(page, [&] { page.document().save_as(page.document().path()); });
}

void Desk::look_at_disk() {
  bool news = false;
  const wxString gone = _("The file is no longer on disk. Save to write it again.");
  for (int i = 0; i < at_.tabs->count(); ++i) {
    Page& page = at_.tabs->page(i);
    if (page.shown_files_are_news()) news = true;
    if (!page.disk_is_news()) continue;
    news = true;
    page.document().accept_disk_state();
    page.keep_in_journal();
    if (page.document().disk_state() == DiskState::changed) {
      compare_with_disk(page);
    } else if (page.document().disk_state() == DiskState::gone) {
      page.notice().show(gone, wxICON_WARNING, {{_("Save"), [this, &page] { overwrite(page); }}});
    } else if (page.notice().text() == gone) {
      page.notice().dismiss();  // the file is back
    }
  }
  if (news) at_.update();
}

void Desk::renew_disk_question() {
  Page& page = at_.front();
  const bool asks = page.notice().IsShown() && page.notice().text().StartsWith(changed_on_disk());
  if (asks) compare_with_disk(page);
}

void Desk::compare_with_disk(Page& page) {
  const std::string path = page.document().path();
  const auto reload = [this, &page] {
    page.highlight_nothing();
    std::vector<FileError> errors = page.document().reload();
    if (!errors.empty()) page.notice().show_faults(page.document().path(), std::move(errors));
    page.update();
    at_.update();
  };
  const wxString changed = changed_on_disk();
  const NoticeBar::Choice write{_("Overwrite File"), [this, &page] { overwrite(page); }};
  ParseResult<std::string> bytes = read_file(path);
  if (bytes) {
    bytes.errors = page.ask(changed, *bytes.value, {{_("Reload from Disk"), reload}, write});
  }
  if (bytes.errors.empty()) return;
  // A file that cannot be read can still be overwritten.
  page.notice().show(changed + "\n" + to_wx(bytes.errors.front().text()), wxICON_ERROR,
                     ways_to_save(page, {write}));
}

}  // namespace chartroom::editor
