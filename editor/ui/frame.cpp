#include "editor/ui/frame.h"

#include <utility>

#include <wx/dataview.h>
#include <wx/intl.h>

#include "editor/ui/overlays/overlay_strip.h"
#include "editor/ui/toolkit/keys.h"
#include "editor/ui/toolkit/texts.h"

namespace chartroom::editor {
namespace {

constexpr int kJudgeAfter = 10;  // milliseconds

}  // namespace

EditorFrame::EditorFrame()
    : wxFrame(nullptr, wxID_ANY, "Chartroom"),
      desk_(at_, {.leave_start = [this] { leave_start(); },
                  .to_front = [this] { show_front(); },
                  .forget = [this](const Page& page) { forget(page); },
                  .remind = [this](const std::string& path) { drafts_->bar().remind_of(path); }}) {
  at_.suggestions = &suggestions_;
  at_.update = [this] { update(); };
  at_.update_tool = [this] { update_tool(); };
  at_.update_status = [this] { status_.show_point(); };
  at_.focus_workplace = [this] { focus_workplace(); };
  at_.starting = [this] { return start_ && start_->is_shown(); };
  at_.make_late_panels = [this] { desk_.make_late_panels(panels_.sides()); };
  at_.choose_tool = [this](const ToolKind& tool) { choose_tool(tool); };
  at_.change_language = [this](const LanguageChoice& code) { change_language(code); };
}

EditorFrame::~EditorFrame() {
  if (at_.tabs == nullptr) return;  // it was closed before anything was in it
  // A field of a panel that has the focus loses it when it goes, which is after its page.
  for (int i = 0; i < at_.tabs->count(); ++i) forget(at_.tabs->page(i));
  // wx destroys children after the members, and boards and panels refer to the brush.
  at_.tabs->Destroy();
}

void EditorFrame::listen() {
  Bind(wxEVT_CLOSE_WINDOW, &EditorFrame::on_close, this);
  Bind(wxEVT_ACTIVATE, [this](wxActivateEvent& event) {
    if (event.GetActive()) desk_.look_at_disk();
    event.Skip();
  });
  judging_.Bind(wxEVT_TIMER, [this](wxTimerEvent&) {
    // Of all maps: the one that was changed may not be in front any more.
    for (int i = 0; i < at_.tabs->count(); ++i) at_.tabs->page(i).keep_in_journal();
    judge();
    update_commands();
  });
  Bind(wxEVT_DATAVIEW_SELECTION_CHANGED, [this](wxDataViewEvent&) { at_.commands.update(); });
  Bind(wxEVT_CHAR_HOOK, &EditorFrame::on_key, this);
}

void EditorFrame::on_key(wxKeyEvent& event) {
  if (menu_is_open()) return event.Skip();
  status_.tell_disabled_key({});
  // The key of an item that is out of date would not be heard.
  at_.commands.update();
  // Lists would take the keys that turn the tabs, and Ctrl+N and Ctrl+P.
  const int key = event.GetKeyCode();
  const bool page = key == WXK_PAGEUP || key == WXK_PAGEDOWN;
  const bool letter = key >= 'A' && key <= 'Z' && typing() == Typing::none;
  const bool taken = event.GetModifiers() == wxMOD_CONTROL && (page || letter);
  if (taken && at_.commands.run_key(event)) return;
  // Where nothing can be mended fields would offer emoji.
  const bool mends = key == '.' && event.GetModifiers() == wxMOD_CONTROL;
  if (mends && typing() != Typing::none) return void(at_.commands.run_key(event));
  if (run_single_key(event)) return;
  const Command* disabled =
      typing() == Typing::none ? at_.commands.disabled_command(event) : nullptr;
  if (disabled != nullptr) status_.tell_disabled_key(at_.commands.why_disabled(*disabled));
  event.Skip();
}

bool EditorFrame::run_single_key(const wxKeyEvent& event) {
  const bool escapes = event.GetKeyCode() == WXK_ESCAPE && !event.HasAnyModifiers();
  const Typing typed = typing();
  if (escapes && typed == Typing::none) {
    at_.front().dismiss_what_is_told();
    at_.notice->dismiss_what_is_told();
  }
  if (FindFocus() == &at_.front().workplace()) return at_.commands.run_plain_key(event);
  // A cell takes Escape for what is typed in it.
  if (typed == Typing::in_a_cell) return false;
  if (escapes) {
    leave_start();
    focus_workplace();
    return true;
  }
  return typed == Typing::none && at_.commands.run_letter_key(event);
}

void EditorFrame::focus_workplace() {
  if (parts_->IsShown() && !at_.starting()) at_.front().workplace().SetFocus();
}

void EditorFrame::show_front() {
  if (at_.tabs == nullptr) return;  // the first map comes while the window is made
  leave_start();
  at_.overlays->end_drawing();
  if (MapPage* page = at_.front_map()) {
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
  judge();
  focus_workplace();
}

void EditorFrame::update() {
  at_.tabs->update_labels();
  // Until all is there the window has the program's name: whoever drives it waits for the map's.
  if (at_.ready) SetTitle(at_.front().label() + wxString::FromUTF8(" — Chartroom"));
  name_steps();
  show_tool();
  update_commands();
  status_.show_document();
  suggestions_.follow();
  // Panels tell what the page shows.
  at_.front().update();
  panels_.sides().update();
  lesson_->follow();
  // The picture first: judging must not hold up a stroke.
  if (!judging_.IsRunning()) judging_.StartOnce(kJudgeAfter);
}

void EditorFrame::name_steps() {
  const auto labelled = [](const wxString& word, bool can, auto label) {
    return can ? word + " " + step_name(label()) : word;
  };
  const Undoable& steps = at_.front().undoable();
  at_.commands.rename("edit.undo",
                      labelled(_("Undo"), steps.can_undo(), [&] { return steps.undo_label(); }));
  at_.commands.rename("edit.redo",
                      labelled(_("Redo"), steps.can_redo(), [&] { return steps.redo_label(); }));
}

void EditorFrame::show_tool() {
  if (MapPage* page = at_.front_map()) {
    panels_.tools().show(*at_.tool, page->document().map().size);
    page->canvas().Refresh();
  }
}

void EditorFrame::update_tool() {
  show_tool();
  update_commands();
}

void EditorFrame::update_commands() {
  MapPage* page = at_.front_map();
  if (page == nullptr || !page->canvas().in_stroke()) at_.commands.update();
}

void EditorFrame::choose_tool(const ToolKind& tool) {
  at_.tool = &tool;
  at_.overlays->end_drawing();
  at_.map_page().canvas().use(tool);
  update_tool();
  status_.show_point();
}

void EditorFrame::judge() {
  if (at_.findings == nullptr) return;
  at_.findings->update();
  status_.show_point();
  verdict_->show();
}

void EditorFrame::forget(const Page& page) {
  lesson_->forget(page);
  at_.overlays->forget();
  panels_.sides().forget(page);
  if (at_.findings != nullptr) at_.findings->forget(page);
}

void EditorFrame::on_close(wxCloseEvent& event) {
  bool unsaved = generator_.unsaved() > 0;
  for (int i = 0; i < at_.tabs->count(); ++i) {
    at_.tabs->page(i).finish_edit();
    unsaved = unsaved || at_.tabs->page(i).document().modified();
  }
  // When the session ends nobody can be asked: the work is offered at the next start.
  if (!unsaved || !event.CanVeto()) return leave(UnsavedWork::keep);
  event.Veto();
  ask_before_leaving();
}

void EditorFrame::ask_before_leaving() {
  wxString text = _("Not saved:");
  for (int i = 0; i < at_.tabs->count(); ++i) {
    const Page& page = at_.tabs->page(i);
    if (!page.document().modified()) continue;
    text += "\n" + to_wx(page.document().title(ui_language())) + ": " + page.describe_unsaved();
  }
  if (const unsigned found = generator_.unsaved(); found > 0) {
    text += "\n" + _("Generate Maps") + ": " +
            wxString::Format(wxPLURAL("%u map", "%u maps", found), found);
  }
  at_.notice->ask(text, {{_("Save and Quit"),
                          [this] {
                            if (desk_.save_all() && generator_.save_all()) Close();
                          }},
                         {_("Keep for Next Time"), [this] { leave(UnsavedWork::keep); }},
                         {_("Discard and Quit"), [this] { leave(UnsavedWork::discard); }}});
}

void EditorFrame::leave(UnsavedWork work) {
  desk_.leave(work);
  panels_.keep();
  // Keys that were pressed behind Quit still come before the window goes: they must open nothing.
  at_.commands.end();
  Disable();
  Destroy();
}

}  // namespace chartroom::editor
