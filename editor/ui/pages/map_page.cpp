#include "editor/ui/pages/map_page.h"

#include <filesystem>
#include <utility>

#include <wx/intl.h>
#include <wx/sizer.h>

#include "editor/model/tracing/tracing_file.h"
#include "editor/ui/toolkit/texts.h"
#include "editor/ui/toolkit/user_folders.h"

namespace chartroom::editor {
namespace {

std::string absolute(const std::string& path) {
  std::error_code error;
  const auto full = std::filesystem::absolute(path, error);
  return error ? path : full.lexically_normal().string();
}

}  // namespace

MapPage::MapPage(wxWindow* parent, Document document, Brush& brush, BoardCanvas::Events events)
    : wxPanel(parent), document_(std::move(document)), seen_on_disk_(document_.stamp()) {
  // In the order of Tab: the bars are before the board.
  notice_ = new NoticeBar(this, [this] { canvas_->SetFocus(); });
  tracing_ = new TracingBar(this, {[this](double opacity) {
                                     canvas_->tracing().set_opacity(opacity);
                                     on_traced();
                                   },
                                   [this] { move_picture(false); }});
  events.traced = [this] { on_traced(); };
  canvas_ = new BoardCanvas(this, document_, brush, std::move(events));
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  sizer->Add(notice_, wxSizerFlags().Expand());
  sizer->Add(tracing_, wxSizerFlags().Expand());
  sizer->Add(canvas_, wxSizerFlags(1).Expand());
  SetSizer(sizer);
  recall_picture();
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
  recall_picture();
}

void MapPage::ask(const wxString& text, const maps::Map& other,
                  std::vector<NoticeBar::Choice> choices) {
  const maps::MapDifference differs = difference(document_.map(), other);
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

void MapPage::trace(const std::string& file) {
  canvas_->finish_stroke();
  if (!canvas_->tracing().open(absolute(file), canvas_->view())) {
    return notice_->show(
        wxString::Format(_("%s is no picture that can be read. Take a PNG or JPEG file."),
                         path_to_wx(std::filesystem::path(file).filename().string())),
        wxICON_ERROR);
  }
  move_picture(true);
}

void MapPage::move_picture(bool moving) {
  canvas_->finish_stroke();
  canvas_->tracing().set_moving(moving);
  if (moving) canvas_->tracing().show(true);
  canvas_->SetFocus();
  on_traced();
}

void MapPage::show_picture(bool visible) {
  canvas_->tracing().show(visible);
  on_traced();
}

void MapPage::remove_picture() {
  canvas_->tracing().remove();
  on_traced();
}

void MapPage::on_traced() {
  const auto& tracing = canvas_->tracing().tracing();
  tracing_->show(canvas_->tracing().moving(), tracing ? tracing->opacity : 0);
  canvas_->Refresh();
  remember_picture();
}

void MapPage::remember_picture() {
  if (document_.path().empty()) return;
  try {
    const std::string map = absolute(document_.path());
    ParseResult<KeptTracings> kept = KeptTracings::load(tracings_file());
    KeptTracings list = kept ? std::move(*kept.value) : KeptTracings();
    const auto& tracing = canvas_->tracing().tracing();
    if (tracing || list.of(map) != nullptr) {
      list.set(map, tracing);
      list.save(tracings_file());
    }
  } catch (const FileException&) {
    // The map matters; where a picture lay under it does not.
  }
}

void MapPage::recall_picture() {
  canvas_->tracing().remove();
  tracing_->show(false, 0);
  if (document_.path().empty()) return;
  const ParseResult<KeptTracings> kept = KeptTracings::load(tracings_file());
  const Tracing* tracing = kept ? kept.value->of(absolute(document_.path())) : nullptr;
  if (tracing == nullptr || canvas_->tracing().lay(*tracing)) return;
  notice_->show(wxString::Format(_("The picture to trace, %s, is not there any more."),
                                 path_to_wx(tracing->file())),
                wxICON_INFORMATION);
}

std::string journal_folder() { return state_folder() + "/journal"; }

}  // namespace chartroom::editor
