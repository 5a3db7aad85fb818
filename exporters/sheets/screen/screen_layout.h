// The screen between the teams: panels of card, glued to a row that stands as a zigzag. Plain
// numbers in millimetres, no drawing.
#pragma once

#include <cmath>
#include <limits>

#include "exporters/page/paper.h"
#include "exporters/parts/sheet_layout.h"

namespace chartroom::exporters {

inline constexpr int kScreenPanels = 4;

// On the small frame, where a panel stands upright on its page; on a larger one all is larger.
inline constexpr Mm kScreenPanel{182, 240};
// Beside each panel but the last: glued behind the next one.
inline constexpr double kScreenTab = 10;
// How far the picture runs over the cuts.
inline constexpr double kScreenBleed = 2.5;
// How far each panel turns out of the line in which the screen stands, in degrees.
inline constexpr double kScreenTurn = 20;

// The screen as it stands on the table, printed on paper of a frame.
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

// How deep a screen so high hides the table behind it from eyes 45 cm above the table and 55 cm
// before the screen: all of it, where the eyes do not reach over the screen.
inline double screen_reach(double height) {
  constexpr double kEyesAbove = 450;
  constexpr double kEyesAway = 550;
  if (height >= kEyesAbove) return std::numeric_limits<double>::infinity();
  return height * kEyesAway / (kEyesAbove - height);
}

// A page shows one face of a panel: of two pages the first is what the blue team sees, the second
// what the green team sees of the same panel from the other side.
struct ScreenFace {
  int panel = 0;      // from the blue team's left
  bool back = false;  // the green team's

  // Where the panel stands in the row, from the left of those who see this face.
  int place() const { return back ? kScreenPanels - 1 - panel : panel; }
  // Where the picture of the whole screen has the left edge of this panel.
  double across() const { return place() * kScreenPanel.x; }
  bool has_tab() const { return panel + 1 < kScreenPanels; }
  // The part of the next panel's tab that is glued behind this one lies on the green team's side.
  bool takes_tab() const { return back && panel > 0; }
};

inline ScreenFace screen_face(int page) { return {page / 2, page % 2 == 1}; }

}  // namespace chartroom::exporters
