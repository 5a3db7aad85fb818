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
  // The map or game in front; null where something else is.
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

  // Menus and tools follow what can be done; not while a stroke is on, as each motion changes the
  // map.
  void update_commands();
  void choose_tool(const ToolKind& chosen);
  // Makes a step of the map in front.
  void change_map(maps::Map next, StepLabel label);

  wxFrame& window;
  CommandSet commands;
  Brush brush;
  const ToolKind* tool = &tools().front();
  bool ready = false;       // all parts are there and in sight
  bool marks_shown = true;  // of findings, on every board

  // The parts, which come one after another while the window is made.
  Tabs* tabs = nullptr;
  NoticeBar* notice = nullptr;  // of no document
  FindingsPanel* findings = nullptr;
  VerdictBar* verdict = nullptr;
  OverlayStrip* overlays = nullptr;
  WorkBar* work = nullptr;
  Suggestions* suggestions = nullptr;

  // The document in front, or what is done to it, has changed.
  std::function<void()> update;
  std::function<void()> update_tool;    // tool or brush have changed
  std::function<void()> update_status;  // the cursor has moved
  std::function<void()> focus_workplace;
  // Opens the window anew in another language.
  std::function<void(const LanguageChoice&)> change_language;
  std::function<bool()> starting;          // the start page stands in place of the documents
  std::function<void()> make_late_panels;  // of the document in front
  // Shows a game in a tab of its own; `watched`: it was played already.
  std::function<void(GameDocument, bool watched)> add_game;
};

}  // namespace chartroom::editor
