// The start page in place of the documents, until something is chosen.
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
    wxSizer* documents;           // all that the page hides
    std::function<void()> shown;  // the page has come
    std::function<void()> left;   // the documents have come back
  };
  StartScreen(Desk& desk, LessonGuide& lesson, Parts parts);

  void show();
  // The documents come back, where the page is shown.
  void leave();
  bool is_shown() const;
  wxWindow& window() const;
  void begin_lesson();

 private:
  Desk& desk_;
  LessonGuide& lesson_;
  Parts parts_;
  StartPage* page_ = nullptr;  // until it is asked for
};

}  // namespace chartroom::editor
