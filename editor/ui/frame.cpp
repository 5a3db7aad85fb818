#include "editor/ui/frame.h"

#include <utility>

#include <wx/dataview.h>
#include <wx/sizer.h>

#include "editor/ui/commands/commands.h"
#include "editor/ui/desk/file_commands.h"
#include "editor/ui/desk/leaving.h"
#include "editor/ui/desk/open_packs.h"
#include "editor/ui/overlays/overlay_strip.h"
#include "editor/ui/play/work_bar.h"
#include "editor/ui/start/first_picture.h"
#include "editor/ui/toolkit/native.h"
#include "editor/ui/verdict/verdict_bar.h"
#include "editor/ui/workbench/window_keys.h"

namespace chartroom::editor {

constexpr int kValidateAfter = 10;  // milliseconds

EditorFrame::EditorFrame(std::vector<MakeKind> kinds)
    : wxFrame(nullptr, wxID_ANY, "Chartroom"),
      kinds_(std::move(kinds)),
      desk_(at_, kinds_,
            {.leave_start = [this] { leave_start(); },
             .to_front = [this] { show_front(); },
             .forget = [this](const Page& page) { forget(page); },
             .remind = [this](const std::string& path) { drafts_->bar().remind_of(path); }}) {
  at_.suggestions = &suggestions_;
  at_.update = [this] { update(); };
  at_.update_tool = [this] {
    show_tool();
    at_.update_commands();
    status_.show_document();
  };
  at_.update_status = [this] { status_.show_point(); };
  at_.focus_workplace = [this] { focus_workplace(); };
  at_.starting = [this] { return start_ && start_->is_shown(); };
  at_.make_late_panels = [this] { desk_.make_late_panels(panels_.sides()); };
  at_.change_language = [this](const LanguageChoice& code) { change_language(code); };
}

EditorFrame::~EditorFrame() {
  if (at_.tabs == nullptr) return;  // it was closed before it had parts
  // A focused field of a panel loses the focus when destroyed, which is after its page.
  for (int i = 0; i < at_.tabs->count(); ++i) forget(at_.tabs->page(i));
  // wx destroys children after the members, and boards and panels refer to the brush.
  at_.tabs->Destroy();
}

void EditorFrame::begin(const std::vector<std::string>& paths) {
  begin(map_in_front(paths), [this, paths] { desk_.open_all(paths); });
  begins_with_start_page_ = paths.empty();
}

void EditorFrame::begin(std::optional<maps::Map> picture, std::function<void()> open) {
  first_picture_ = new FirstPicture(
      this, std::move(picture), panels_.board_of_last_run(),
      [this, open = std::move(open)] { CallAfter([this, open] { make_all(open); }); });
  prepare_to_show(*this);
  Show();
}

void EditorFrame::make_all(const std::function<void()>& open) {
  const WithoutAnimations still;
  bind_commands();
  use_own_shortcuts(at_);
  make_bars_of_the_frame();
  // Hidden until all parts are made, as visible ones would be laid out one by one.
  parts_ = new wxWindow;
  parts_->Hide();
  parts_->Create(this, wxID_ANY, wxDefaultPosition, GetClientSize());
  parts_->SetCanFocus(false);
  make_middle();
  listen();
  show_front();
  open();
  make_panels();
  desk_.watch_disk();
  drafts_->offer_all();
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  sizer->Add(parts_, wxSizerFlags(1).Expand());
  SetSizer(sizer);
  std::exchange(first_picture_, nullptr)->Destroy();
  parts_->Show();
  Layout();
  validate();
  if (begins_with_start_page_) start_->show();
  update();
  // Later, as GTK first moves the focus. The title, set last, says that all is in place.
  CallAfter([this] { all_is_there(); });
  wxWindow& seen = start_->is_shown() ? start_->window() : at_.front().picture();
  seen.Bind(wxEVT_PAINT, [this, before = false](wxPaintEvent& event) mutable {
    if (!std::exchange(before, true)) CallAfter([this] { lay_out_anew(*this); });
    event.Skip();
  });
}

void EditorFrame::all_is_there() {
  at_.ready = true;
  panels_.sides().begin();
  panels_.fit();
  focus_workplace();
  update();
}

void EditorFrame::bind_commands() {
  bind_file_commands(desk_);
  desk_.bind_commands();
  bind_edit_commands(at_);
  bind_finding_commands(at_);
  bind_sheet_commands(at_);
  bind_view_commands(at_);
  bind_help_commands(at_);
  panels_.bind_commands();
  at_.commands.bind("file.generate", [this] { generator_.show(); });
  const auto there = [this] { return at_.ready; };
  at_.commands.bind(
      "help.start", [this] { start_->show(); }, there);
  at_.commands.bind(
      "help.learn", [this] { start_->begin_lesson(); }, there);
}

void EditorFrame::make_bars_of_the_frame() {
  at_.commands.build(*this);
  desk_.recent().build(*this, [this](const std::string& path) { desk_.open(path); });
  status_.build();
  SetMinClientSize(FromDIP(wxSize(480, 360)));
  accept_dropped_files(desk_);
}

void EditorFrame::make_middle() {
  make_bars();
  panels_.make(parts_);
  // Later, as the bar is just being laid out.
  desk_.make_tabs(panels_.middle(), [this] { CallAfter([this] { panels_.fit(); }); });
  wxSizer* row = panels_.lay_out();
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  for (wxWindow* bar :
       {static_cast<wxWindow*>(&drafts_->bar()), static_cast<wxWindow*>(at_.notice),
        static_cast<wxWindow*>(&lesson_->bar()), static_cast<wxWindow*>(at_.verdict),
        static_cast<wxWindow*>(at_.overlays), static_cast<wxWindow*>(at_.work)}) {
    sizer->Add(bar, wxSizerFlags().Expand());
  }
  sizer->Add(row, wxSizerFlags(1).Expand());
  parts_->SetSizer(sizer);
  parts_->Layout();
  start_.emplace(desk_, *lesson_,
                 StartScreen::Parts{.parent = parts_,
                                    .documents = row,
                                    .shown = [this] { start_has_come(); },
                                    .left = [this] { start_has_gone(); }});
  panels_.begin();
}

void EditorFrame::make_bars() {
  at_.notice = new NoticeBar(parts_, at_.focus_workplace);
  lesson_.emplace(parts_, at_, [this] { start_->show(); });
  verdict_.emplace(parts_, at_, [this] { panels_.sides().show_verdicts(); });
  at_.overlays = make_overlay_strip(at_, parts_);
  at_.work = new WorkBar(parts_);
  drafts_.emplace(parts_, desk_);
  panels_.add_bar(drafts_->bar());
  panels_.add_bar(*at_.notice);
  panels_.add_bar(lesson_->bar());
}

void EditorFrame::make_panels() {
  // A deck opened first may have squeezed the side panels.
  panels_.fit();
  desk_.make_panels(panels_.sides());
  panels_.sides().show_front();
  at_.findings = make_findings_panel(desk_, panels_.middle());
  panels_.fit();
  at_.findings->show(at_.front());
  panels_.show_side();
  at_.commands.update();
}

void EditorFrame::listen() {
  Bind(wxEVT_CLOSE_WINDOW, [this](wxCloseEvent& event) {
    leave_or_ask(desk_, generator_, event, [this](UnsavedWork work) { leave(work); });
  });
  Bind(wxEVT_ACTIVATE, [this](wxActivateEvent& event) {
    if (event.GetActive()) desk_.look_at_disk();
    event.Skip();
  });
  validating_.Bind(wxEVT_TIMER, [this](wxTimerEvent&) {
    // Keeps all documents, as the changed one may no longer be in front.
    for (int i = 0; i < at_.tabs->count(); ++i) at_.tabs->page(i).keep_in_journal();
    validate();
    at_.update_commands();
  });
  Bind(wxEVT_DATAVIEW_SELECTION_CHANGED, [this](wxDataViewEvent&) { at_.commands.update(); });
  Bind(wxEVT_CHAR_HOOK,
       [this](wxKeyEvent& event) { take_key(at_, status_, event, [this] { leave_start(); }); });
}

void EditorFrame::focus_workplace() {
  if (parts_->IsShown() && !at_.starting()) at_.front().workplace().SetFocus();
}

void EditorFrame::show_front() {
  if (at_.tabs == nullptr) return;  // the first map opens while the window is made
  leave_start();
  at_.overlays->end_drawing();
  if (MapPage* page = at_.front_map()) {
    at_.brush.mirroring = page->mirroring;
    mirrored_ = page;
    page->canvas().use(*at_.tool);
    page->canvas().show_marks(at_.marks_shown);
  }
  at_.commands.serve(at_.front().kind());
  panels_.show_side();
  panels_.sides().show_front();
  if (at_.findings != nullptr) at_.findings->show(at_.front());
  update();
}

void EditorFrame::leave_start() {
  if (start_) start_->leave();
}

void EditorFrame::start_has_come() {
  verdict_->show();
  parts_->Layout();
  at_.commands.serve(PageKind::none);
  at_.commands.update();
  status_.show_point();
}

void EditorFrame::start_has_gone() {
  panels_.fit();
  at_.commands.serve(at_.front().kind());
  at_.commands.update();
  validate();
  focus_workplace();
}

void EditorFrame::update() {
  at_.tabs->update_labels();
  // Until all parts are made the title is the program's name: scripts wait for the map's.
  if (at_.ready) SetTitle(at_.front().label() + wxString::FromUTF8(" — Chartroom"));
  name_steps(at_);
  show_tool();
  at_.update_commands();
  status_.show_document();
  suggestions_.follow();
  // The page first, as panels describe what it shows.
  at_.front().update();
  panels_.sides().update();
  lesson_->follow();
  // Checks wait for painting, as they must not delay a stroke.
  if (!validating_.IsRunning()) validating_.StartOnce(kValidateAfter);
}

void EditorFrame::show_tool() {
  if (MapPage* page = at_.front_map()) {
    if (page == mirrored_) page->mirroring = at_.brush.mirroring;
    panels_.tools().show(*at_.tool, page->document().map().size);
    page->canvas().Refresh();
  }
}

void EditorFrame::validate() {
  desk_.renew_disk_question();
  if (at_.findings == nullptr) return;
  at_.findings->update();
  status_.show_point();
  verdict_->show();
}

void EditorFrame::forget(const Page& page) {
  if (mirrored_ == &page) mirrored_ = nullptr;
  lesson_->forget(page);
  at_.overlays->forget();
  panels_.sides().forget(page);
  if (at_.findings != nullptr) at_.findings->forget(page);
}

void EditorFrame::leave(UnsavedWork work) {
  desk_.leave(work);
  panels_.keep();
  // Keys pressed after Quit still arrive before the window closes; they must open nothing.
  at_.commands.end();
  Disable();
  Destroy();
}

void EditorFrame::change_language(const LanguageChoice& code) {
  validating_.Stop();
  lesson_->end();
  panels_.keep();
  translate(code);
  auto* next = new EditorFrame(kinds_);
  next->SetSize(GetRect());
  std::optional<maps::Map> picture;
  if (MapPage* page = at_.front_map()) picture = page->document().map();
  at_.commands.end();
  Disable();
  Hide();
  next->begin(std::move(picture), [this, next] {
    next->take_over(*this);
    Destroy();
  });
}

void EditorFrame::take_over(EditorFrame& before) {
  at_.brush = before.at_.brush;
  at_.tool = before.at_.tool;
  at_.verdict->learn_from(*before.at_.verdict);
  generator_.take_over(before.generator_);
  desk_.take_over(*before.at_.tabs);
  show_front();
  panels_.take_over(before.panels_);
  drafts_->take_over(*before.drafts_);
  suggestions_.take_over(before.suggestions_);
}

}  // namespace chartroom::editor
