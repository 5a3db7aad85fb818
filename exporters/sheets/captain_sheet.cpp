#include "exporters/parts/panel.h"
#include "exporters/parts/sheet_furniture.h"
#include "exporters/sheets/sheet.h"

namespace chartroom::exporters {

void draw_captain_sheet(const Canvas& canvas, const SheetContext& context, maps::Team team) {
  const BoardLayout board = sheet_board(context.map.size, context.pitch, context.frame);
  draw_board_side(canvas, context, board,
                  role_title(context.words("Captain"), context.words, team));
  Panel panel(canvas, context, sheet_panel(board, context.frame), sheet_zoom(context.frame));
  panel.title(context.words("Captain"), team, 20);
  panel.fields(17);
  panel.actions(75);
  panel.energy(context.words("Energy"), 20.5);
  panel.damage(context.words("Damage"), 19);
  panel.rule();
}

}  // namespace chartroom::exporters
