// How the window is shared out between the board and the panels, and what is remembered of that.
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

// What lies between a window's edges and a part of it.
struct Margins {
  int left = 0;
  int top = 0;
  int right = 0;
  int bottom = 0;
  friend bool operator==(const Margins&, const Margins&) = default;
};

// What the user has made of the window.
struct PanelHabits {
  std::optional<Extent> window;
  bool maximized = false;
  int side = 330;                // the width of the panels beside the board
  int findings = 190;            // the height of the findings below it
  int findings_width = 320;      // their width where they stand beside it
  bool side_left = false;        // the panels stand left of the board
  bool findings_beside = false;  // where there is room for both; else below
  bool tools_shown = true;
  bool side_shown = true;
  std::optional<bool> findings_shown;  // nothing: where there is room for them
  Margins board{150, 181, 331, 248};   // round the board when the window was closed
  friend bool operator==(const PanelHabits&, const PanelHabits&) = default;
};

// A line each, "side 330". What is no such line, or no sensible number, is as if it were not there.
std::string panel_habits_text(const PanelHabits& habits);
PanelHabits parse_panel_habits(std::string_view text);
// The usual ones where the file cannot be read.
PanelHabits load_panel_habits(const std::string& path);
// Throws FileException.
void save_panel_habits(const std::string& path, const PanelHabits& habits);

// What the panels get.
struct PanelSizes {
  bool compact_tools = false;  // pictures without words
  int side = 0;
  int findings = 0;  // the height, or the width beside the board
  bool findings_beside = false;
  bool findings_shown = true;
  bool few_findings = false;  // the list before all that stands round it, which may be cut off
  friend bool operator==(const PanelSizes&, const PanelSizes&) = default;
};

// What panels cannot do without.
struct PanelNeeds {
  int tools = 0;       // the width of pictures without words
  int findings = 0;    // the height of a few findings with all that stands round them
  int few = 0;         // the height of two findings and their buttons
  int page = 0;        // the height of what is edited, where half of the room may be too little
  int page_width = 0;  // its width, likewise
};

// Shares out the room below the bars. The board keeps half of it each way, or two fifths of the
// width where the findings leave it all the height: panels are as large as they were made, but take
// no more than the rest, unless they would be of no use. Where that is too narrow for findings
// beside the board they stand below it.
PanelSizes share_out(const PanelHabits& habits, Extent room, PanelNeeds needs);

// How high the list of unsaved work may be in a window of that height, beside a head of its own: a
// low window needs its room for the board, and of a high one list and head take a third at most.
int room_for_offers(int window, int head);

}  // namespace chartroom::editor
