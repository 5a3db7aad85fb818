// Shares the window between the board and the panels, and remembers the user's sizes. All lengths
// are in logical pixels.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace chartroom::editor {

// All lengths in logical pixels.
struct Extent {
  int width = 0;
  int height = 0;
  friend bool operator==(const Extent&, const Extent&) = default;
};

// The distances between a window's edges and a part of it.
struct Margins {
  int left = 0;
  int top = 0;
  int right = 0;
  int bottom = 0;
  friend bool operator==(const Margins&, const Margins&) = default;
};

// The user's settings of the window.
struct PanelHabits {
  std::optional<Extent> window;
  bool maximized = false;
  int side = 330;                // the width of the panels beside the board
  int findings = 190;            // the height of the findings below it
  int findings_width = 320;      // their width if they are beside the board
  bool side_left = false;        // the panels are left of the board
  bool findings_beside = false;  // beside the board if both have room; else below
  bool tools_shown = true;
  bool side_shown = true;
  std::optional<bool> findings_shown;  // empty: shown if there is room
  Margins board{150, 181, 331, 248};   // around the board when the window was closed
  friend bool operator==(const PanelHabits&, const PanelHabits&) = default;
};

// Writes and reads one setting a line, "side 330". Invalid lines and values are ignored.
std::string panel_habits_text(const PanelHabits& habits);
PanelHabits parse_panel_habits(std::string_view text);
// Returns the defaults if the file cannot be read.
PanelHabits load_panel_habits(const std::string& path);
// Throws FileException.
void save_panel_habits(const std::string& path, const PanelHabits& habits);

// The sizes of the panels.
struct PanelSizes {
  bool compact_tools = false;  // icons without words
  int side = 0;
  int findings = 0;  // the height, or the width beside the board
  bool findings_beside = false;
  bool findings_shown = true;
  bool few_findings = false;  // the list takes precedence over the controls around it,
  friend bool operator==(const PanelSizes&, const PanelSizes&) = default;
};

// The minimum sizes of the panels.
struct PanelNeeds {
  int tools = 0;       // the width of icons without words
  int findings = 0;    // the height of a few findings and their controls
  int few = 0;         // the height of two findings and their buttons
  int page = 0;        // the height of the edited page, if half of the room is too little
  int page_width = 0;  // the width of the edited page
};

// Shares the room below the bars. The board keeps half of it each way, or two fifths of the width
// if findings beside it leave it the full height. Panels take the user's sizes within the rest, but
// at least a usable size. If findings are too wide beside the board, they go below it.
PanelSizes share_out(const PanelHabits& habits, Extent room, PanelNeeds needs);

// Returns the largest height of the list of drafts in a window, below its own head: little in a low
// window, which needs its room for the board, and at most a third with its head in a high one.
int room_for_offers(int window, int head);

}  // namespace chartroom::editor
