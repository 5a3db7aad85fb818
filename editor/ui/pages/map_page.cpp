#include "editor/ui/pages/map_page.h"

#include <algorithm>
#include <filesystem>
#include <utility>

#include <wx/intl.h>
#include <wx/sizer.h>

#include "editor/model/tracing/tracing_file.h"
#include "editor/ui/findings/finding_texts.h"
#include "editor/ui/toolkit/texts.h"
#include "editor/ui/toolkit/user_folders.h"
#include "maps/files/map_file.h"

namespace chartroom::editor {
namespace {

constexpr int kBoardGap = 6;  // between two boards

}  // namespace

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
  events.painted = [this] { beside_->follow(canvas_->view(), canvas_->cursor()); };
  canvas_ = new BoardCanvas(this, document_, brush, std::move(events));
  make_boards();
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  sizer->Add(&notice(), wxSizerFlags().Expand());
  sizer->Add(tracing_, wxSizerFlags().Expand());
  sizer->Add(mends_, wxSizerFlags().Expand());
  sizer->Add(boards_, wxSizerFlags(1).Expand());
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

void MapPage::make_boards() {
  name_ = new wxStaticText(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize,
                           wxST_ELLIPSIZE_END | wxST_NO_AUTORESIZE | wxALIGN_CENTRE_HORIZONTAL);
  name_->SetFont(name_->GetFont().Bold());
  BesidePanel::Events events;
  events.board = canvas_->moves();
  events.chosen = [this] { update(); };
  events.close = [this] { show_beside(false); };
  beside_ = new BesidePanel(this, std::move(events));
  // As high as the line over the other board, so that both are of one size.
  auto* heading = new wxBoxSizer(wxHORIZONTAL);
  heading->Add(name_, wxSizerFlags(1).CentreVertical().Border(wxLEFT | wxRIGHT));
  heading->SetMinSize(0, beside_->heading_height());
  heading->Show(false);
  auto* edited = new wxBoxSizer(wxVERTICAL);
  edited->Add(heading, wxSizerFlags().Expand());
  edited->Add(canvas_, wxSizerFlags(1).Expand());
  boards_ = new wxBoxSizer(wxHORIZONTAL);
  boards_->Add(edited, wxSizerFlags(1).Expand());
  boards_->AddSpacer(FromDIP(kBoardGap));
  boards_->Add(beside_, wxSizerFlags(1).Expand());
  boards_->Show(std::size_t{1}, false);
  Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
    event.Skip();
    // Not now: the page is just being laid out.
    if (beside_shown()) CallAfter([this] { arrange_boards(); });
  });
}

void MapPage::show_beside(bool shown) {
  if (shown == beside_shown()) return;
  if (beside_->IsDescendant(FindFocus())) canvas_->SetFocus();
  beside_->Show(shown);
  boards_->Show(std::size_t{1}, shown);
  boards_->GetItem(std::size_t{0})->GetSizer()->Show(std::size_t{0}, shown);
  arrange_boards();
  changed_();
}

void MapPage::arrange_boards() {
  const wxSize room = boards_->GetSize();
  const int heading = beside_->heading_height();
  const int beside = std::min(room.GetWidth() / 2, room.GetHeight() - heading);
  const int below = std::min(room.GetWidth(), room.GetHeight() / 2 - heading);
  boards_->SetOrientation(below > beside ? wxVERTICAL : wxHORIZONTAL);
  Layout();
}

MapPage::~MapPage() {
  // wx destroys children after the members, and the canvas refers to the document.
  canvas_->Destroy();
}

void MapPage::show_document(MapDocument document) {
  mends_->drop();
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
  name_->SetLabelText(to_wx(document_.title(ui_language())));
  beside_->update(document_, open_maps_());
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

std::vector<wxWindow*> MapPage::bars() const {
  std::vector<wxWindow*> all = Page::bars();
  all.push_back(mends_);
  return all;
}

void MapPage::dismiss_what_is_told() {
  Page::dismiss_what_is_told();
  mends_->drop_what_is_outdated();
}

void MapPage::light_finding(std::size_t place) { canvas_->light(findings_.at(place).points); }

void MapPage::go_to_finding(std::size_t place) {
  light_finding(place);
  const maps::PointSet& points = findings_.at(place).points;
  if (!points.empty()) canvas_->go_to(*points.begin());
}

bool MapPage::fix_finding(std::size_t place) {
  const reports::Finding finding = findings_.at(place);
  if (finding.safely_fixable()) return editor::fix_finding(document_, finding);
  std::vector<checks::Mend> mends = findings_.mends(finding);
  if (mends.empty()) {
    notice().show(_("What would mend this brings another fault as grave: it takes a hand."),
                  wxICON_INFORMATION);
  } else {
    std::vector<MendBar::Way> ways;
    for (checks::Mend& mend : mends) {
      ways.push_back({said_text(mend.label),
                      wxString::Format(_("Afterwards: %s"), count_findings(mend.findings)) + ". " +
                          describe_levels(levels_of_mends()),
                      std::move(mend.map)});
    }
    offer(wxString::Format(_("Mend %s?"), to_wx(finding.code)), document_.map(), std::move(ways));
    mends_->take_focus();
  }
  return true;
}

void MapPage::offer(const wxString& question, const maps::Map& map,
                    std::vector<MendBar::Way> ways) {
  mends_->offer(question, map, std::move(ways));
  mends_->heed(document_.map());
}

void MapPage::focus_offer() { mends_->take_focus(); }

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

void MapPage::take_picture(const MapPage& other) {
  const std::optional<Tracing>& tracing = other.canvas_->tracing().work().tracing();
  if (!tracing || !canvas_->tracing().lay(*tracing)) return;
  show_tracing();
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
