// The start page, and the lesson.
#include <algorithm>
#include <filesystem>
#include <string>
#include <utility>

#include <wx/filename.h>
#include <wx/intl.h>
#include <wx/log.h>
#include <wx/sizer.h>
#include <wx/utils.h>

#include "editor/ui/frame.h"
#include "editor/ui/start/start_page.h"
#include "editor/ui/toolkit/texts.h"
#include "maps/platform/installed.h"

namespace chartroom::editor {
namespace {

// What everybody knows from the box.
constexpr const char* kLessonMap = "archipelago";

maps::Map lesson_map() {
  const auto folder = installed_folder("packs");
  const auto shipped = folder ? shipped_maps({*folder}) : std::vector<ShippedMap>();
  const auto found = std::find_if(shipped.begin(), shipped.end(), [](const ShippedMap& known) {
    return known.map.id == kLessonMap;
  });
  return found == shipped.end() ? maps::blank_map({10, 10}, kLessonMap, "Archipelago") : found->map;
}

// The manual in the language of the window where there is one, as a page where pages were made.
std::string manual_in(const std::string& guides) {
  const std::string manual = guides + "/editor/MANUAL";
  std::error_code error;
  for (const std::string& page : {manual + "." + ui_language() + ".html", manual + ".html"})
    if (std::filesystem::exists(page, error)) return page;
  return manual + ".md";
}

}  // namespace

void EditorFrame::show_start() {
  if (start_ == nullptr) {
    StartPage::Choices choices;
    choices.open = [this](const std::string& path) { open(path); };
    choices.begin = [this](const MapDocument& begun) {
      begin_map(begun.map()).canvas().SetFocus();
    };
    choices.ask_open = [this] { on_open(); };
    choices.learn = [this] { begin_lesson(); };
    choices.leave = [this] { leave_start(); };
    start_ = new StartPage(parts_, std::move(choices));
    parts_->GetSizer()->Add(start_, wxSizerFlags(1).Expand());
  }
  start_->show(recent_.paths());
  middle_->ShowItems(false);
  show_verdict();
  parts_->Layout();
  commands_.serve(CommandScope::any);
  commands_.update();
  update_status();
  start_->focus_list();
}

bool EditorFrame::starting() const { return start_ != nullptr && start_->IsShown(); }

void EditorFrame::leave_start() {
  if (!starting()) return;
  start_->Hide();
  middle_->ShowItems(true);
  parts_->Layout();
  fit_panels();
  commands_.serve(front().scope());
  commands_.update();
  judge();
  focus_workplace();
}

void EditorFrame::begin_lesson() {
  MapPage& page = begin_map(lesson_map());
  brush_ = {};
  choose_tool(tools().front());
  lesson_page_ = &page;
  lesson_.emplace(page.document().map());
  page.canvas().SetFocus();
  tell_lesson(wxString());
}

void EditorFrame::tell_lesson(const wxString& praise) {
  const wxString before = praise.empty() ? praise : praise + " ";
  if (lesson_->over()) {
    lesson_.reset();
    return lesson_bar_->show(
        before + _("That was the lesson. The map is yours: go on, or save it."), wxICON_INFORMATION,
        {{_("Start Page"), [this] { show_start(); }}});
  }
  const wxString step = wxString::Format(_("Step %d of %d."), static_cast<int>(lesson_->step()) + 1,
                                         static_cast<int>(Lesson::kSteps));
  const auto skip = [this] {
    lesson_->skip(lesson_page_->document().map());
    tell_lesson(wxString());
  };
  lesson_bar_->show(before + step + " " + wxGetTranslation(lesson_->text()), wxICON_INFORMATION,
                    {{_("Skip This Step"), skip}});
}

void EditorFrame::follow_lesson() {
  if (front_map() != lesson_page_) {
    // The end of a lesson says nothing about another map.
    if (!lesson_ && lesson_bar_->IsShown()) lesson_bar_->withdraw();
    return;
  }
  if (!lesson_) return;
  // A stroke that is on may still be taken back.
  if (lesson_->heed({lesson_page_->document().map(), brush_.mirroring})) {
    tell_lesson(wxString::FromUTF8("✔ ") + _("Done."));
  }
}

void EditorFrame::end_lesson() {
  lesson_.reset();
  lesson_page_ = nullptr;
  lesson_bar_->dismiss();
}

void EditorFrame::bind_start_commands() {
  const auto there = [this] { return ready_; };
  commands_.bind(
      "help.start", [this] { show_start(); }, there);
  commands_.bind(
      "help.learn", [this] { begin_lesson(); }, there);
}

void EditorFrame::show_manual() {
  const auto guides = installed_folder("guides");
  if (!guides) return notice_->show(_("The manual is not installed."), wxICON_WARNING);
  const wxString path = path_to_wx(manual_in(*guides));
  // Said below, and not in a window of its own.
  const wxLogNull silence;
  if (path.EndsWith(".html") ? wxLaunchDefaultBrowser(wxFileName::FileNameToURL(path))
                             : wxLaunchDefaultApplication(path))
    return;
  notice_->show(wxString::Format(_("No program opens the manual. It is in %s."), path),
                wxICON_WARNING);
}

}  // namespace chartroom::editor
