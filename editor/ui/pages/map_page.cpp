#include "editor/ui/pages/map_page.h"

#include <utility>

#include <wx/intl.h>

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
  float_bars(boards_->sizer(), [this] { return wxRect(GetClientSize()); }, {tracing, fix_bar_});
  traced_->recall();
}

TracingBar* MapPage::make_tracing_bar() {
  return new TracingBar(this, {[this](double opacity) { traced_->set_opacity(opacity); },
                               [this](TracingWork::Mode mode) { traced_->work_on(mode); },
                               [this] { traced_->take_back(); }});
}

FixBar* MapPage::make_fix_bar() {
  FixBar::Events events;
  events.look = [this](const maps::Map& then) {
    canvas_->ghost(then);
    keep_in_sight(maps::difference(document_.map(), then).points() & document_.map().points());
  };
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
  if (const FourPoints* asked = canvas_->tracing().work().points()) {
    float_at_top(asked->point(asked->count()).row > 0);
  }
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
  const maps::PointSet points = differs.points() & document_.map().points();
  canvas_->highlight(points);
  keep_in_sight(points);
  return {};
}

void MapPage::keep_in_sight(const maps::PointSet& points) {
  int lower = 0;
  for (const maps::Point point : points)
    lower += 2 * point.row < document_.map().size.rows ? -1 : 1;
  float_at_top(lower > 0);
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
