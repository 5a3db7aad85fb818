// The panel of a sheet: plates drawn from top to bottom.
#pragma once

#include <optional>

#include "exporters/board/theme.h"
#include "exporters/drawing/canvas.h"
#include "exporters/drawing/text/text_blocks.h"
#include "exporters/drawing/text/type_scale.h"
#include "exporters/parts/actions.h"
#include "exporters/parts/sheet_context.h"

namespace chartroom::exporters {

// Sizes of a panel's letters, and the height of plates' headings.
struct PanelType {
  double heading_height = 4.6;
  double heading = type::kText;
  double name = type::kText;    // action names
  double effect = type::kText;  // action effects
  double cost = type::kNote;    // action costs
  double small = type::kNote;   // numbers of cells, heads of columns, names in a row of plates
  double note = type::kText;
};

class Panel {
  static constexpr double kPadding = 3.2;
  // Space around the texts of a plate.
  static constexpr double kAside = 3;
  static constexpr double kAbove = 2.6;
  static constexpr double kBelow = 1.4;

 public:
  // Draws the panel's ground. `zoom` enlarges everything in it, including heights.
  Panel(const Canvas& canvas, const SheetContext& context, MmRect box, double zoom = 1);
  ~Panel() { cairo_restore(canvas_); }
  Panel(const Panel&) = delete;
  Panel& operator=(const Panel&) = delete;

  // Returns the height left for further plates, in millimeters.
  double left() const { return box_.bottom() - kPadding - y_; }

  // Draws a heading and a team: in the team's color, with its sign, name and pattern, and a role's
  // sign.
  void title(const char* heading, maps::Team team, double height, std::optional<Icon> role = {});
  // Lines to write on.
  void fields(double height);
  // Draws the five actions with icon, effect and cost, below an optional heading.
  void actions(double height, bool with_heading = true);
  // Draws the five actions as a row of small plates (in large print a column): icon, name, cost.
  void action_strip(double height);
  // Cells to mark: energy with bolts and numbers, damage with submarines.
  void energy(const char* heading, double height);
  void damage(const std::string& heading, double height);
  // Draws cells for the enemy's first directions: as many as can be called before one must cross
  // the others, because a straight course ends at the map's edge.
  void first_calls(double height);
  // Draws a table for the answers of sonars and missiles.
  void answers(double height);
  // Draws the map's special rule in words, with the set's code; takes all remaining height.
  void rule();
  // Draws texts in the largest letters that fit, up to `largest`. Height 0 takes their height.
  void text(const TextBlocks& blocks, double height, double largest = type::kLarge);
  // Returns the size of those letters.
  double text_size(const TextBlocks& blocks, double height, double largest) const;
  // Draws texts in letters of a size in all remaining height, spread out if there is room.
  void spread_text(const TextBlocks& blocks, double size);
  // Draws a picture of the sea in the remaining height if it is large enough.
  void picture();
  // Draws a plate for other content and returns its room, in the panel's user space.
  MmRect plate_with_heading(const char* heading, double height);

  // The space between two plates.
  static constexpr double kGap = 2;
  // The space around the texts of a single-plate panel: left plus right, top plus bottom.
  static constexpr Mm kRoundTexts{2 * (kPadding + kAside), 2 * kPadding + kAbove + kBelow};

 private:
  double text_width() const { return box_.width - 2 * kPadding - 2 * kAside; }
  // Returns the next plate, as wide as the panel, and moves below it.
  MmRect next_plate(double height);
  void plate(MmRect box);
  // Draws a plate for texts and returns its room.
  MmRect text_plate(double height);
  void draw_text(const std::string& text, MmRect box);
  void cells(MmRect box, int count, std::optional<Icon> icon = {});
  void action_list(MmRect box);

  Canvas canvas_;
  const SheetContext& context_;
  BoardColours colours_;
  PanelType type_;
  MmRect box_;
  double y_;
};

}  // namespace chartroom::exporters
