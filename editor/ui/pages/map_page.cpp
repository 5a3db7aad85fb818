#include "editor/ui/pages/map_page.h"

#include <filesystem>
#include <utility>

#include <wx/intl.h>
#include <wx/sizer.h>

#include "editor/model/tracing/tracing_file.h"
#include "editor/ui/toolkit/texts.h"
#include "editor/ui/toolkit/user_folders.h"
#include "maps/files/map_file.h"

namespace chartroom::editor {

MapPage::MapPage(wxWindow* parent, MapDocument document, Brush& brush, BoardCanvas::Events events)
    : Page(parent), document_(std::move(document)) {
  has_other_document();
  tracing_ = new TracingBar(this, {[this](double opacity) {
                                     canvas_->tracing().work().set_opacity(opacity);
                                     show_tracing();
                                   },
                                   [this](TracingWork::Mode mode) { work_on_picture(mode); },
                                   [this] {
                                     undoable().undo();
                                     canvas_->SetFocus();
                                     changed_();
                                   }});
  changed_ = events.changed;
  make_mend_bar();
  events.traced = changed_;
  events.ghost_dropped = [this] { mends_->drop(); };
  canvas_ = new BoardCanvas(this, document_, brush, std::move(events));
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  sizer->Add(&notice(), wxSizerFlags().Expand());
  sizer->Add(tracing_, wxSizerFlags().Expand());
  sizer->Add(mends_, wxSizerFlags().Expand());
  sizer->Add(canvas_, wxSizerFlags(1).Expand());
  SetSizer(sizer);
  recall_picture();
}

void MapPage::make_mend_bar() {
  MendBar::Events events;
  events.look = [this](const maps::Map& then) { canvas_->ghost(then); };
  events.drop = [this] {
    canvas_->ghost(std::nullopt);
    if (mends_->IsDescendant(wxWindow::FindFocus())) canvas_->SetFocus();
  };
  events.apply = [this](const maps::Map& then) {
    canvas_->ghost(std::nullopt);
    document_.apply(then, StepLabel::fix_finding);
    canvas_->SetFocus();
    changed_();
  };
  mends_ = new MendBar(this, std::move(events));
}

MapPage::~MapPage() {
  // wx destroys children after the members, and the canvas refers to the document.
  canvas_->Destroy();
}

void MapPage::show_document(MapDocument document) {
  document_ = std::move(document);
  has_other_document();
  canvas_->show_new_map();
  recall_picture();
}

wxString MapPage::describe() const { return describe_map(document_.map()); }

wxString MapPage::describe_unsaved() const { return editor::describe_unsaved(document_); }

void MapPage::update() {
  mends_->heed(document_.map());
  if (canvas_->view().sea() != document_.map().size) canvas_->show_new_map();
  show_tracing();
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
  canvas_->light(differs.points() & document_.map().points());
  return {};
}

void MapPage::light_finding(std::size_t place) { canvas_->light(findings_.at(place).points); }

void MapPage::go_to_finding(std::size_t place) {
  light_finding(place);
  const maps::PointSet& points = findings_.at(place).points;
  if (!points.empty()) canvas_->go_to(*points.begin());
}

bool MapPage::fix_finding(std::size_t place) {
  const checks::MapFinding finding = findings_.at(place);
  if (finding.safely_fixable()) return editor::fix_finding(document_, finding);
  std::vector<checks::Mend> mends = findings_.mends(finding);
  if (mends.empty()) {
    notice().show(_("What would mend this brings another fault as grave: it takes a hand."),
                  wxICON_INFORMATION);
  } else {
    mends_->offer(finding.code, document_.map(), std::move(mends));
  }
  return true;
}

std::optional<std::string> MapPage::why_not_excluded() const {
  return editor::why_not_excluded(document_);
}

std::vector<maps::Exclusion> MapPage::exclusions_of(std::size_t place) const {
  return editor::exclusions_of(findings_.pack(), {maps::FileKind::map, document_.map().id},
                               findings_.at(place));
}

maps::Exclusion MapPage::exclusion_of(std::size_t place, const std::string& reason) const {
  return editor::exclusion_of(document_, findings_.at(place), reason);
}

void MapPage::trace(const std::string& file) {
  canvas_->finish_stroke();
  if (!canvas_->tracing().open(absolute_path(file), canvas_->view())) {
    return notice().show(
        wxString::Format(_("%s is no picture that can be read. Take a PNG or JPEG file."),
                         path_to_wx(std::filesystem::path(file).filename().string())),
        wxICON_ERROR);
  }
  work_on_picture(TracingWork::Mode::points);
}

void MapPage::work_on_picture(TracingWork::Mode mode) {
  canvas_->finish_stroke();
  TracingLayer& tracing = canvas_->tracing();
  switch (mode) {
    case TracingWork::Mode::off:
      tracing.work().end();
      break;
    case TracingWork::Mode::corners:
      tracing.work().move_corners();
      break;
    case TracingWork::Mode::points:
      tracing.click_points(document_.map().size);
      break;
  }
  canvas_->SetFocus();
  changed_();
}

wxString MapPage::describe_tracing() const {
  switch (canvas_->tracing().work().mode()) {
    case TracingWork::Mode::corners:
      return _("Undo takes back moves of the picture; the map's steps wait until Done.");
    case TracingWork::Mode::points:
      return _("Backspace takes back; Escape leaves the picture as it was.");
    default:
      return {};
  }
}

void MapPage::show_picture(bool visible) {
  canvas_->tracing().work().show(visible);
  changed_();
}

void MapPage::remove_picture() {
  canvas_->tracing().remove();
  changed_();
}

void MapPage::show_tracing() {
  tracing_->show(canvas_->tracing().work());
  canvas_->Refresh();
  if (canvas_->tracing().work().tracing() != remembered_) remember_picture();
}

void MapPage::remember_picture() {
  remembered_ = canvas_->tracing().work().tracing();
  if (document_.path().empty()) return;
  try {
    const std::string& map = document_.path();
    ParseResult<KeptTracings> kept = KeptTracings::load(tracings_file());
    KeptTracings list = kept ? std::move(*kept.value) : KeptTracings();
    if (remembered_ || list.of(map) != nullptr) {
      list.set(map, remembered_);
      list.save(tracings_file());
    }
  } catch (const FileException&) {
    // The map matters; where a picture lay under it does not.
  }
}

void MapPage::recall_picture() {
  canvas_->tracing().remove();
  tracing_->show(canvas_->tracing().work());
  remembered_.reset();
  if (document_.path().empty()) return;
  const ParseResult<KeptTracings> kept = KeptTracings::load(tracings_file());
  const Tracing* tracing = kept ? kept.value->of(document_.path()) : nullptr;
  if (tracing == nullptr) return;
  remembered_ = *tracing;
  if (canvas_->tracing().lay(*tracing)) return;
  notice().show(wxString::Format(_("The picture to trace, %s, is not there any more."),
                                 path_to_wx(tracing->file())),
                wxICON_INFORMATION);
}

}  // namespace chartroom::editor
