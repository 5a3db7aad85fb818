// The start page, which replaces the documents until the user chooses something.
#pragma once

#include <functional>

#include <wx/sizer.h>

#include "editor/ui/desk/desk.h"

namespace chartroom::editor {

class LessonGuide;
class StartPage;

class StartScreen {
 public:
  struct Parts {
    wxWindow* parent;
    wxSizer* documents;           // hidden while the page is shown
    std::function<void()> shown;  // after the page is shown
    std::function<void()> left;   // after the documents are shown again
  };
  StartScreen(Desk& desk, LessonGuide& lesson, Parts parts);

  void show();
  // Shows the documents again if the page is shown.
  void leave();
  bool is_shown() const;
  wxWindow& window() const;
  void begin_lesson();

 private:
  Desk& desk_;
  LessonGuide& lesson_;
  Parts parts_;
  StartPage* page_ = nullptr;  // until first shown
};

}  // namespace chartroom::editor
