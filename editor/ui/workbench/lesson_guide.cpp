#include "editor/ui/workbench/lesson_guide.h"

#include <algorithm>
#include <utility>
#include <vector>

#include <wx/intl.h>

#include "editor/ui/start/start_page.h"
#include "maps/platform/installed.h"

namespace chartroom::editor {
namespace {

// The map from the game's box, which players know.
constexpr const char* kLessonMap = "archipelago";

}  // namespace

maps::Map lesson_map() {
  const auto folder = installed_folder("packs");
  const auto shipped = folder ? shipped_maps({*folder}) : std::vector<ShippedMap>();
  const auto found = std::find_if(shipped.begin(), shipped.end(), [](const ShippedMap& known) {
    return known.map.id == kLessonMap;
  });
  return found == shipped.end() ? maps::blank_map({10, 10}, kLessonMap, "Archipelago") : found->map;
}

LessonGuide::LessonGuide(wxWindow* parent, Workbench& at, std::function<void()> show_start)
    : at_(at), show_start_(std::move(show_start)) {
  bar_ = new NoticeBar(parent, [this] {
    at_.focus_workplace();
    // Later, as another step may appear in the bar at once.
    at_.window.CallAfter([this] {
      if (!bar_->IsShown()) lesson_.reset();
    });
  });
}

void LessonGuide::begin(MapPage& page) {
  at_.brush = {};
  at_.choose_tool(tools().front());
  page_ = &page;
  lesson_.emplace(page.document().map());
  page.canvas().SetFocus();
  tell(wxString());
}

void LessonGuide::tell(const wxString& praise) {
  const wxString before = praise.empty() ? praise : praise + " ";
  if (lesson_->over()) {
    lesson_.reset();
    return bar_->show(before + _("Lesson complete. The map is yours: keep drawing or save it."),
                      wxICON_INFORMATION, {{_("Start Page"), show_start_}});
  }
  const wxString step = wxString::Format(_("Step %d of %d."), static_cast<int>(lesson_->step()) + 1,
                                         static_cast<int>(Lesson::kSteps));
  const auto skip = [this] {
    lesson_->skip(page_->document().map());
    tell(wxString());
  };
  bar_->show(before + step + " " + wxGetTranslation(lesson_->text()), wxICON_INFORMATION,
             {{_("Skip This Step"), skip}});
}

void LessonGuide::follow() {
  if (at_.front_map() != page_) {
    // The text at the end of the lesson is only for its map.
    if (!lesson_ && bar_->IsShown()) bar_->withdraw();
    return;
  }
  if (!lesson_) return;
  // A stroke counts once it changes the map, even if the user cancels it later.
  if (lesson_->follow({page_->document().map(), at_.brush.mirroring})) {
    tell(wxString::FromUTF8("✔ ") + _("Done."));
  }
}

void LessonGuide::end() {
  lesson_.reset();
  page_ = nullptr;
  bar_->dismiss();
}

void LessonGuide::forget(const Page& page) {
  if (&page == page_) end();
}

}  // namespace chartroom::editor
