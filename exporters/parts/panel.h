// The panel of a sheet: plates from top to bottom, drawn one below the other.
#pragma once

#include <optional>

#include "exporters/board/theme.h"
#include "exporters/drawing/canvas.h"
#include "exporters/drawing/text/text_blocks.h"
#include "exporters/drawing/text/type_scale.h"
#include "exporters/parts/actions.h"
#include "exporters/parts/sheet_context.h"

namespace chartroom::exporters {

// Sizes of the letters of a panel, and how high the headings of plates are.
struct PanelType {
  double heading_height = 4.6;
  double heading = type::kText;
  double name = type::kText;    // of an action
  double effect = type::kText;  // of an action
  double cost = type::kNote;    // of an action
  double small = type::kNote;   // numbers of cells, heads of columns, names in a row of plates
  double note = type::kText;
};

class Panel {
  static constexpr double kPadding = 3.2;
  // Round the texts of a plate.
  static constexpr double kAside = 3;
  static constexpr double kAbove = 2.6;
  static constexpr double kBelow = 1.4;

 public:
  // Draws the panel's ground. Everything in it is drawn so many times larger, its heights included.
  Panel(const Canvas& canvas, const SheetContext& context, MmRect box, double zoom = 1);
  ~Panel() { cairo_restore(canvas_); }
  Panel(const Panel&) = delete;
  Panel& operator=(const Panel&) = delete;

  // What is left, in millimetres, for further plates.
  double left() const { return box_.bottom() - kPadding - y_; }

  // A heading and a team: in the team's colour, with its sign, its name and its pattern; a role's
  // sign at the right.
  void title(const char* heading, maps::Team team, double height, std::optional<Icon> role = {});
  // Lines to write on.
  void fields(double height);
  // The five actions with icon, effect and cost, below a heading where one is asked for.
  void actions(double height, bool with_heading = true);
  // The five actions as a row of small plates, in large print one below the other: icon, name,
  // cost.
  void action_strip(double height);
  // Cells to mark: energy with bolts and numbers, damage with submarines.
  void energy(const char* heading, double height);
  void damage(const char* heading, double height);
  // Cells for the enemy's first directions, as many as may be called before one of them goes
  // across the others: whoever goes straight on comes to the map's edge.
  void first_calls(double height);
  // A table for what sonar answers and missiles told.
  void answers(double height);
  // The map's special rule in words, with the set's code; takes all that is left.
  void rule();
  // Texts in letters as large as fit, up to `largest`; of height 0: as high as they then are.
  void text(const TextBlocks& blocks, double height, double largest = type::kLarge);
  // How large those letters are.
  double text_size(const TextBlocks& blocks, double height, double largest) const;
  // Texts in letters of a size in all that is left, somewhat apart where they leave room.
  void spread_text(const TextBlocks& blocks, double size);
  // A picture of the sea in what is left, where that is worth a picture.
  void picture();
  // A plate for something else: the room in it, in the user space as it is while the panel lives.
  MmRect plate_with_heading(const char* heading, double height);

  // The space between two plates.
  static constexpr double kGap = 2;
  // What a panel with a single plate of texts takes on both sides of these, and above and below.
  static constexpr Mm kRoundTexts{2 * (kPadding + kAside), 2 * kPadding + kAbove + kBelow};

 private:
  double text_width() const { return box_.width - 2 * kPadding - 2 * kAside; }
  // The next plate, the whole width of the panel; the following one begins below it.
  MmRect next_plate(double height);
  void plate(MmRect box);
  // A plate with texts: the room in it.
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
