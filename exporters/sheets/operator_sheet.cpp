#include "exporters/parts/panel.h"
#include "exporters/parts/sheet_furniture.h"
#include "exporters/sheets/sheet.h"

namespace chartroom::exporters {

namespace {

template <maps::Team team>
void draw(const Canvas& canvas, const SheetContext& context, int /*page*/) {
  const BoardLayout board = sheet_board(context.map.size, context.pitch, context.frame);
  draw_board_side(canvas, context, board,
                  role_title(context.tr("Radio Operator"), context.tr, team));
  Panel panel(canvas, context, sheet_panel(board, context.frame), sheet_zoom(context.frame));
  panel.title(context.tr("Radio Operator"), team, 20, Icon::headphones);
  // Larger letters go before lines for names.
  const bool large = context.look == Look::large_print;
  if (!large) panel.fields(17);
  panel.action_strip(large ? 36 : 19);
  panel.energy(context.tr("Enemy energy"), 20.5);
  panel.damage(context.tr("Enemy damage"), 19);
  panel.answers(52);
  panel.rule();
}

template <maps::Team team>
std::string title(const Translator& tr) {
  return role_title(tr("Radio Operator"), tr, team);
}

}  // namespace

Sheet operator_blue_sheet() {
  constexpr maps::Team kTeam = maps::Team::blue;
  return {.name = "operator-blue", .title = title<kTeam>, .draw = draw<kTeam>};
}

Sheet operator_green_sheet() {
  constexpr maps::Team kTeam = maps::Team::green;
  return {.name = "operator-green", .title = title<kTeam>, .draw = draw<kTeam>};
}

}  // namespace chartroom::exporters
