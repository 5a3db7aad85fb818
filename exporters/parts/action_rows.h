// The five actions in a column: sign, name, cost and effect. Each row is as high as its effect
// needs, in the largest letters that fit all rows.
#pragma once

#include <vector>

#include "exporters/board/theme.h"
#include "exporters/drawing/canvas.h"
#include "exporters/drawing/geometry.h"
#include "exporters/parts/actions.h"
#include "exporters/parts/sheet_context.h"

namespace chartroom::exporters {

// Sizes of letters, in millimeters; for names and effects the largest wanted ones.
struct ActionType {
  double name = 0;
  double effect = 0;
  double cost = 0;
};

// The rows' positions and letter sizes.
class ActionRows {
 public:
  ActionRows(const Canvas& canvas, const SheetContext& context, MmRect box, ActionType largest);

  void draw(const Canvas& canvas, const SheetContext& context, const BoardColours& colours) const;

 private:
  struct Row {
    double y = 0;
    double height = 0;
    double effect = 0;  // the effect's height
  };

  double words_x() const;
  MmRect words_of(const Row& row) const;
  void draw_row(const Canvas& canvas, const SheetContext& context, const BoardColours& colours,
                const ActionRow& action, const Row& row) const;

  // Returns the effects' heights in letters of a size.
  std::vector<double> effects(const Canvas& canvas, const SheetContext& context, double size) const;
  // Returns the minimum height of a row.
  double least(double effect, double name) const;
  bool fits(const std::vector<double>& effects, double name) const;
  // Chooses the largest letters whose rows fit.
  void fit(const Canvas& canvas, const SheetContext& context);

  MmRect box_;
  ActionType type_;
  double badge_;  // radius
  std::vector<Row> rows_;
};

}  // namespace chartroom::exporters
