#include "editor/ui/desk/start_screen.h"

#include <utility>

#include "editor/ui/desk/file_commands.h"
#include "editor/ui/desk/map_desk.h"
#include "editor/ui/start/start_page.h"
#include "editor/ui/workbench/lesson_guide.h"

namespace chartroom::editor {

StartScreen::StartScreen(Desk& desk, LessonGuide& lesson, Parts parts)
    : desk_(desk), lesson_(lesson), parts_(std::move(parts)) {}

void StartScreen::show() {
  if (page_ == nullptr) {
    StartPage::Choices choices;
    choices.open = [this](const std::string& path) { desk_.open(path); };
    choices.begin = [this](const MapDocument& begun) {
      begin_map(desk_, begun.map()).canvas().SetFocus();
    };
    choices.ask_open = [this] { ask_and_open(desk_); };
    choices.learn = [this] { begin_lesson(); };
    choices.leave = [this] { leave(); };
    page_ = new StartPage(parts_.parent, std::move(choices));
    parts_.parent->GetSizer()->Add(page_, wxSizerFlags(1).Expand());
  }
  page_->show(desk_.recent().paths());
  parts_.documents->ShowItems(false);
  parts_.shown();
  page_->focus_list();
}

void StartScreen::leave() {
  if (!is_shown()) return;
  page_->Hide();
  parts_.documents->ShowItems(true);
  parts_.parent->Layout();
  parts_.left();
}

bool StartScreen::is_shown() const { return page_ != nullptr && page_->IsShown(); }

wxWindow& StartScreen::window() const { return *page_; }

void StartScreen::begin_lesson() { lesson_.begin(begin_map(desk_, lesson_map())); }

}  // namespace chartroom::editor
