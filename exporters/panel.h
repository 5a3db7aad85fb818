// The panel of a sheet: plates from top to bottom, drawn one below the other.
#pragma once

#include <cairo.h>

#include "exporters/actions.h"
#include "exporters/sheet.h"
#include "exporters/text.h"
#include "exporters/theme.h"

namespace chartroom {

class Panel {
 public:
  // Draws the panel's ground. Everything in it is drawn so many times larger, its heights included.
  Panel(cairo_t* cr, const SheetContext& context, MmRect box, double zoom = 1);
  ~Panel() { cairo_restore(cr_); }
  Panel(const Panel&) = delete;
  Panel& operator=(const Panel&) = delete;

  // What is left, in millimetres, for further plates.
  double left() const { return box_.bottom() - kPadding - y_; }

  // Role and team: in the team's colour, with its sign, its name and its pattern.
  void title(const char* role, Team team, double height);
  // Lines to write on.
  void fields(double height);
  // The five actions with icon, effect and cost.
  void actions(double height);
  // The five actions as a row of small plates: icon, name, cost.
  void action_strip(double height);
  // Cells to mark: energy with bolts and numbers, damage with submarines.
  void energy(const char* heading, double height);
  void damage(const char* heading, double height);
  // A table for what sonar answers said.
  void answers(double height);
  // The map's special rule in words; takes all that is left.
  void rule();
  // A heading and a paragraph, with the set's code where it is the last.
  void note(const char* heading, const char* text, double height);

 private:
  static constexpr double kPadding = 3.2;
  static constexpr double kGap = 2;

  // The next plate, the whole width of the panel; the following one begins below it.
  MmRect next_plate(double height);
  MmRect plate_with_heading(const char* heading, double height);
  void plate(MmRect box);
  void draw_text(const std::string& text, MmRect box);
  void cells(MmRect box, int count, Icon icon);

  cairo_t* cr_;
  const SheetContext& context_;
  BoardColours colours_;
  MmRect box_;
  double y_;
};

// Adds a rectangle with round corners to the path.
void add_round_rectangle(cairo_t* cr, MmRect box, double radius);

}  // namespace chartroom
