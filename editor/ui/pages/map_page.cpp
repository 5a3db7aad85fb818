#include "editor/ui/pages/map_page.h"

#include <utility>

#include <wx/intl.h>
#include <wx/sizer.h>

#include "editor/ui/toolkit/ui_texts.h"
#include "maps/files/map_file.h"

namespace chartroom::editor {

MapPage::MapPage(wxWindow* parent, MapDocument document, Brush& brush, BoardCanvas::Events events)
    : Page(parent), document_(std::move(document)), changed_(events.changed) {
  has_other_document();
  // The Tab key reaches the bars before the board.
  TracingBar* tracing = make_tracing_bar();
  fix_bar_ = make_fix_bar();
  events.traced = changed_;
  events.ghost_dropped = [this] { fix_bar_->drop(); };
  events.painted = [this] { boards_->follow(); };
  canvas_ = new BoardCanvas(this, document_, brush, std::move(events));
  boards_.emplace(*this, *canvas_, BoardPair::Events{[this] { update(); }, changed_});
  traced_.emplace(TracedPicture::Parts{document_, *canvas_, *tracing, notice(), changed_});
  findings_.emplace(MapFindingSource::Parts{document_, *canvas_, *fix_bar_, notice()});
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  sizer->Add(&notice(), wxSizerFlags().Expand());
  sizer->Add(tracing, wxSizerFlags().Expand());
  sizer->Add(fix_bar_, wxSizerFlags().Expand());
  sizer->Add(boards_->sizer(), wxSizerFlags(1).Expand());
  SetSizer(sizer);
  traced_->recall();
}

TracingBar* MapPage::make_tracing_bar() {
  return new TracingBar(this, {[this](double opacity) { traced_->set_opacity(opacity); },
                               [this](TracingWork::Mode mode) { traced_->work_on(mode); },
                               [this] { traced_->take_back(); }});
}

FixBar* MapPage::make_fix_bar() {
  FixBar::Events events;
  events.look = [this](const maps::Map& then) { canvas_->ghost(then); };
  events.drop = [this] {
    canvas_->ghost(std::nullopt);
    if (fix_bar_->IsDescendant(wxWindow::FindFocus())) canvas_->SetFocus();
  };
  events.apply = [this](const maps::Map& then) {
    canvas_->ghost(std::nullopt);
    document_.apply(then, StepLabel::fix_finding);
    canvas_->SetFocus();
    changed_();
  };
  return new FixBar(this, std::move(events));
}

MapPage::~MapPage() {
  // wx destroys children after the members, and the canvas refers to the document.
  canvas_->Destroy();
}

void MapPage::show_document(MapDocument document) {
  fix_bar_->drop();
  document_ = std::move(document);
  mirroring = {};
  has_other_document();
  canvas_->show_new_map();
  traced_->recall();
}

wxString MapPage::describe() const { return describe_map(document_.map()); }

wxString MapPage::describe_unsaved() const { return editor::describe_unsaved(document_); }

void MapPage::update() {
  fix_bar_->follow(document_.map());
  if (canvas_->view().sea() != document_.map().size) canvas_->show_new_map();
  boards_->update(document_);
  traced_->update();
}

Undoable& MapPage::undoable() {
  if (canvas_->tracing().busy()) return canvas_->tracing().work();
  return document_;
}

std::vector<FileError> MapPage::ask(const wxString& text, const std::string& other,
                                    std::vector<NoticeBar::Choice> choices) {
  const ParseResult<maps::MapFile> file = maps::parse_map(other, document_.path());
  if (!file) return file.errors;
  const maps::MapDifference differs = difference(document_.map(), file.value->map);
  notice().show(text + "\n" + describe_difference(differs), wxICON_WARNING, std::move(choices));
  canvas_->highlight(differs.points() & document_.map().points());
  return {};
}

std::vector<wxWindow*> MapPage::bars() const {
  std::vector<wxWindow*> all = Page::bars();
  all.push_back(fix_bar_);
  return all;
}

void MapPage::dismiss_messages() {
  Page::dismiss_messages();
  fix_bar_->drop_outdated();
}

void MapPage::offer(const wxString& question, const maps::Map& map,
                    std::vector<FixBar::Option> options) {
  fix_bar_->offer(question, map, std::move(options));
  fix_bar_->follow(document_.map());
}

}  // namespace chartroom::editor
