#include "exporters/parts/panel.h"
#include "exporters/parts/sheet_furniture.h"
#include "exporters/sheets/sheet.h"

namespace chartroom::exporters {

void draw_operator_sheet(const Canvas& canvas, const SheetContext& context, maps::Team team) {
  const BoardLayout board = sheet_board(context.map.size, context.pitch, context.frame);
  draw_board_side(canvas, context, board,
                  role_title(context.words("Operator"), context.words, team));
  Panel panel(canvas, context, sheet_panel(board, context.frame), sheet_zoom(context.frame));
  panel.title(context.words("Operator"), team, 20);
  panel.fields(17);
  panel.action_strip(19);
  panel.energy(context.words("Enemy energy"), 20.5);
  panel.damage(context.words("Enemy damage"), 19);
  panel.answers(52);
  panel.rule();
}

}  // namespace chartroom::exporters
