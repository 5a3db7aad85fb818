// The state that the parts of the window share: documents in tabs, brush and tool, commands, and
// the functions that announce changes.
#pragma once

#include <functional>

#include <wx/frame.h>

#include "editor/model/game/game_document.h"
#include "editor/model/step_label.h"
#include "editor/model/tools/tools.h"
#include "editor/ui/con_sonar/deck_page.h"
#include "editor/ui/pages/map_page.h"
#include "editor/ui/pages/pack_page.h"
#include "editor/ui/pages/tabs.h"
#include "editor/ui/panels/findings_panel.h"
#include "editor/ui/toolkit/command_set.h"
#include "editor/ui/toolkit/translations.h"

namespace chartroom::editor {

class OverlayStrip;
class PlayPage;
class Suggestions;
class VerdictBar;
class WorkBar;

class Workbench {
 public:
  explicit Workbench(wxFrame& frame) : window(frame) {}

  // The document in front. There is always one.
  Page& front() const { return tabs->front(); }
  // Return the map or game in front; null for another kind.
  MapPage* front_map() const;
  PlayPage* front_game() const;
  // The document in front, for commands that only its kind has.
  MapPage& map_page() const { return static_cast<MapPage&>(front()); }
  const maps::Map& map() const { return map_page().document().map(); }
  BoardCanvas& board() const { return map_page().canvas(); }
  DeckPage& deck_page() const { return static_cast<DeckPage&>(front()); }
  PackPage& pack_page() const { return static_cast<PackPage&>(front()); }
  PlayPage& game_page() const;
  // Returns the open maps in the order of their tabs.
  std::vector<MapPage*> maps() const;

  // Enables menus and tools by what is possible now; does nothing during a stroke, as each motion
  // changes the map.
  void update_commands();
  void choose_tool(const ToolKind& chosen);
  // Uses the previous tool again after a stroke of one that returns.
  void return_tool();
  // Makes a step of the map in front.
  void change_map(maps::Map next, StepLabel label);

  wxFrame& window;
  CommandSet commands;
  Brush brush;
  const ToolKind* tool = &tools().front();
  const ToolKind* lasting_tool = tool;  // the last chosen one that does not return
  bool ready = false;                   // all parts are made and shown
  bool marks_shown = true;              // the marks of findings on every board

  // The parts, made one after another.
  Tabs* tabs = nullptr;
  NoticeBar* notice = nullptr;  // for texts about no document
  FindingsPanel* findings = nullptr;
  VerdictBar* verdict = nullptr;
  OverlayStrip* overlays = nullptr;
  WorkBar* work = nullptr;
  Suggestions* suggestions = nullptr;

  // Shows changes of the document in front or of the work on it.
  std::function<void()> update;
  std::function<void()> update_tool;    // shows a change of tool or brush
  std::function<void()> update_status;  // shows the point under the cursor
  std::function<void()> focus_workplace;
  // Opens the window anew in another language.
  std::function<void(const LanguageChoice&)> change_language;
  std::function<bool()> starting;          // true while the start page replaces the documents
  std::function<void()> make_late_panels;  // makes the late panels of its kind
  // Shows a game in a new tab; `watched` if it was played already.
  std::function<void(GameDocument, bool watched)> add_game;
};

}  // namespace chartroom::editor
