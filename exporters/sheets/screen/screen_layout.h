// The screen between the teams: card panels glued into a row that stands as a zigzag. In
// millimeters, without drawing.
#pragma once

#include <cmath>
#include <limits>

#include "exporters/page/paper.h"
#include "exporters/parts/sheet_layout.h"

namespace chartroom::exporters {

inline constexpr int kScreenPanels = 4;

// The size of a panel upright on its page on the small frame; larger frames enlarge it.
inline constexpr Mm kScreenPanel{182, 240};
// The tab beside each panel except the last, glued behind the next one.
inline constexpr double kScreenTab = 10;
// The picture's bleed past the cuts.
inline constexpr double kScreenBleed = 2.5;
// The angle between each panel and the line of the screen, in degrees.
inline constexpr double kScreenTurn = 20;

// The size of the screen on the table, printed on paper with a frame.
struct StandingScreen {
  double width = 0;
  double height = 0;
  double depth = 0;
};

inline StandingScreen standing_screen(Mm frame) {
  const double zoom = sheet_zoom(frame);
  const double turn = kScreenTurn * M_PI / 180;
  const double panel = kScreenPanel.x * zoom;
  return {kScreenPanels * panel * std::cos(turn), kScreenPanel.y * zoom, panel * std::sin(turn)};
}

// Returns the depth of table that a screen of this height hides from eyes 45 cm above the table and
// 55 cm before the screen: infinite if the eyes are below the screen's top.
inline double screen_reach(double height) {
  constexpr double kEyesAbove = 450;
  constexpr double kEyesAway = 550;
  if (height >= kEyesAbove) return std::numeric_limits<double>::infinity();
  return height * kEyesAway / (kEyesAbove - height);
}

// A page shows one face of a panel: the first of two pages the blue team's side, the second the
// green team's side of the panel.
struct ScreenFace {
  int panel = 0;      // from the blue team's left
  bool back = false;  // the green team's

  // The panel's index in the row, from the left as seen from this side.
  int place() const { return back ? kScreenPanels - 1 - panel : panel; }
  // The panel's left edge in the picture of the whole screen.
  double across() const { return place() * kScreenPanel.x; }
  bool has_tab() const { return panel + 1 < kScreenPanels; }
  // The tab of the next panel is glued behind this one, on the green team's side.
  bool takes_tab() const { return back && panel > 0; }
};

inline ScreenFace screen_face(int page) { return {page / 2, page % 2 == 1}; }

}  // namespace chartroom::exporters
