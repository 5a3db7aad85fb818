#include "exporters/page/registration.h"
#include "exporters/parts/panel.h"
#include "exporters/parts/sheet_furniture.h"
#include "exporters/sheets/sheet.h"

namespace chartroom::exporters {

namespace {

template <maps::Team team>
void draw_operator_sheet(const Canvas& canvas, const SheetContext& shared, int /*page*/) {
  const SheetContext context = operators_context(shared);
  const Translator& tr = context.tr;
  const BoardLayout board = operator_board(context.map, context.pitch, context.frame);
  draw_board_side(canvas, context, board, role_title(tr("Radio Operator"), tr, team));
  draw_film_marks(canvas.without_tools(), film_marks(board, context.frame),
                  sheet_colours(context).text);
  const bool large = context.look == Look::large_print;
  Panel panel(canvas, context, sheet_panel(board, context.frame), sheet_zoom(context.frame));
  panel.title(tr("Radio Operator"), team, 20, Icon::headphones);
  // Larger letters matter more than lines for names.
  if (!large) panel.fields(17);
  panel.action_strip(large ? 36 : 19);
  panel.energy(tr("Enemy energy"), 20.5);
  panel.damage(tr("Enemy damage"), 19);
  panel.answers(52);
  panel.rule();
}

template <maps::Team team>
std::string operator_sheet_title(const Translator& tr) {
  return role_title(tr("Radio Operator"), tr, team);
}

}  // namespace

Sheet operator_blue_sheet() {
  constexpr maps::Team kTeam = maps::Team::blue;
  return {.name = "operator-blue",
          .title = operator_sheet_title<kTeam>,
          .draw = draw_operator_sheet<kTeam>};
}

Sheet operator_green_sheet() {
  constexpr maps::Team kTeam = maps::Team::green;
  return {.name = "operator-green",
          .title = operator_sheet_title<kTeam>,
          .draw = draw_operator_sheet<kTeam>};
}

}  // namespace chartroom::exporters
