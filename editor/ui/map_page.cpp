#include "editor/ui/map_page.h"

#include <utility>

#include <wx/intl.h>
#include <wx/sizer.h>

#include "editor/ui/texts.h"
#include "editor/ui/user_folders.h"

namespace chartroom {

MapPage::MapPage(wxWindow* parent, Document document, Brush& brush, BoardCanvas::Events events)
    : wxPanel(parent), document_(std::move(document)), seen_on_disk_(document_.stamp()) {
  // In the order of Tab: the bars are before the board.
  notice_ = new NoticeBar(this, [this] { canvas_->SetFocus(); });
  canvas_ = new BoardCanvas(this, document_, brush, std::move(events));
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  sizer->Add(notice_, wxSizerFlags().Expand());
  sizer->Add(canvas_, wxSizerFlags(1).Expand());
  SetSizer(sizer);
}

MapPage::~MapPage() {
  // wx destroys children after the members, and the canvas refers to the document.
  canvas_->Destroy();
}

bool MapPage::untouched() const {
  return document_.path().empty() && !document_.modified() && !document_.can_undo() &&
         !document_.can_redo();
}

wxString MapPage::label() const {
  const wxString name = to_wx(document_.title(ui_language()));
  return document_.modified() ? wxString::FromUTF8("● ") + name : name;
}

void MapPage::show_document(Document document) {
  document_ = std::move(document);
  seen_on_disk_ = document_.stamp();
  canvas_->show_new_map();
}

void MapPage::ask(const wxString& text, const Map& other, std::vector<NoticeBar::Choice> choices) {
  const MapDifference differs = difference(document_.map(), other);
  notice_->show(text + "\n" + describe_difference(differs), wxICON_WARNING, std::move(choices));
  canvas_->light(differs.points() & document_.map().points());
}

void MapPage::keep_in_journal() {
  if (!journal_ && !document_.modified()) return;
  try {
    if (!journal_) journal_ = std::make_unique<Journal>(journal_folder());
    journal_->keep(document_);
    if (const auto failure = journal_->failure()) throw FileException(*failure);
    journal_failed_ = false;
  } catch (const FileException& failure) {
    if (std::exchange(journal_failed_, true)) return;
    notice_->show(_("Unsaved work cannot be kept for the case of a crash. Save often.") + "\n" +
                      to_wx(failure.error().text()),
                  wxICON_WARNING);
  }
}

void MapPage::flush_journal() {
  if (journal_) journal_->flush();
}

void MapPage::give_up_journal() {
  if (journal_) journal_->discard();
  journal_.reset();
}

bool MapPage::disk_is_news() {
  if (document_.path().empty()) return false;
  const auto there = stamp_on_disk(document_.path());
  return std::exchange(seen_on_disk_, there) != there;
}

std::string journal_folder() { return state_folder() + "/journal"; }

}  // namespace chartroom
