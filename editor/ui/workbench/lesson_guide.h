// The lesson: its steps in a bar, done on the map that it began with.
#pragma once

#include <functional>
#include <optional>

#include "editor/model/lesson/lesson.h"
#include "editor/ui/workbench/workbench.h"

namespace chartroom::editor {

class LessonGuide {
 public:
  // `show_start` shows the start page.
  LessonGuide(wxWindow* parent, Workbench& at, std::function<void()> show_start);

  NoticeBar& bar() { return *bar_; }
  // Begins on a page with the map of the lesson.
  void begin(MapPage& page);
  // Goes to the next step if the changed document in front has done this one.
  void follow();
  void end();
  // Ends the lesson if its page is about to close.
  void forget(const Page& page);

 private:
  void tell(const wxString& praise);

  Workbench& at_;
  std::function<void()> show_start_;
  NoticeBar* bar_;
  std::optional<Lesson> lesson_;
  MapPage* page_ = nullptr;
};

// Returns the map that the lesson begins with.
maps::Map lesson_map();

}  // namespace chartroom::editor
