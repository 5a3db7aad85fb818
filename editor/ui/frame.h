// The editor's window: makes its parts, and tells them about changes.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include <wx/frame.h>
#include <wx/timer.h>

#include "editor/ui/desk/desk.h"
#include "editor/ui/desk/drafts.h"
#include "editor/ui/desk/generator.h"
#include "editor/ui/desk/start_screen.h"
#include "editor/ui/layout/panel_arrangement.h"
#include "editor/ui/workbench/front_verdict.h"
#include "editor/ui/workbench/lesson_guide.h"
#include "editor/ui/workbench/status_line.h"
#include "editor/ui/workbench/suggestions.h"
#include "editor/ui/workbench/workbench.h"

namespace chartroom::editor {

class EditorFrame : public wxFrame {
 public:
  // Makes a window for documents of these kinds, empty before begin().
  explicit EditorFrame(std::vector<MakeKind> kinds = document_kinds());
  ~EditorFrame() override;

  // Shows the window with these files, or with the start page without files.
  void begin(const std::vector<std::string>& paths);

 private:
  // Shows the window at once with only a picture of the map, and makes all else behind it. Parts
  // have fixed texts, so another language needs another window.
  void begin(std::optional<maps::Map> picture, std::function<void()> open);
  void make_all(const std::function<void()>& open);
  void all_is_there();
  void bind_commands();
  void make_bars_of_the_frame();
  void make_middle();
  void make_bars();
  void make_panels();
  void listen();

  // Focuses the document in front, once shown, unless the start page covers it.
  void focus_workplace();
  void show_front();
  void leave_start();
  void start_has_come();
  void start_has_gone();
  void update();
  void show_tool();
  // Validates the document in front, once it has been painted.
  void validate();
  // Call before the page closes, so that no part refers to it.
  void forget(const Page& page);

  void leave(UnsavedWork work);
  // Replaces this window by one in another language with all open documents.
  void change_language(const LanguageChoice& code);
  void take_over(EditorFrame& before);

  const std::vector<MakeKind> kinds_;
  Workbench at_{*this};
  PanelArrangement panels_{at_};
  Desk desk_;
  Generator generator_{desk_};
  StatusLine status_{at_};
  Suggestions suggestions_{at_};
  std::optional<LessonGuide> lesson_;
  std::optional<StartScreen> start_;
  std::optional<FrontVerdict> verdict_;
  std::optional<Drafts> drafts_;
  bool begins_with_start_page_ = false;
  wxWindow* first_picture_ = nullptr;  // until all parts are made
  wxWindow* parts_ = nullptr;          // all but menus, tool bar and status bar
  wxTimer validating_;
  const MapPage* mirrored_ = nullptr;  // the map whose mirrors the brush has
};

}  // namespace chartroom::editor
