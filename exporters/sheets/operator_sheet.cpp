#include "exporters/parts/film_advice.h"
#include "exporters/parts/panel.h"
#include "exporters/parts/sheet_furniture.h"
#include "exporters/sheets/sheet.h"

namespace chartroom::exporters {

namespace {

// Heights of the plates that every operator has.
struct Heights {
  double fields;  // 0: larger letters matter more than lines for names
  double actions;
  double energy;
  double damage;
  double answers;
};

// Returns the heights. All plates shrink a little to make room for first calls.
Heights heights(bool large, bool with_calls) {
  if (large) return with_calls ? Heights{0, 33, 18.5, 17, 46} : Heights{0, 36, 20.5, 19, 52};
  return with_calls ? Heights{15, 18, 18.5, 17, 46} : Heights{17, 19, 20.5, 19, 52};
}

template <maps::Team team>
void draw_operator_sheet(const Canvas& canvas, const SheetContext& context, int /*page*/) {
  const BoardLayout board = sheet_board(context.map.size, context.pitch, context.frame);
  draw_board_side(canvas, context, board,
                  role_title(context.tr("Radio Operator"), context.tr, team));
  const bool large = context.look == Look::large_print;
  const bool with_calls = has_start_to_choose(context, team);
  const Heights height = heights(large, with_calls);
  Panel panel(canvas, context, sheet_panel(board, context.frame), sheet_zoom(context.frame));
  panel.title(context.tr("Radio Operator"), team, 20, Icon::headphones);
  if (height.fields > 0) panel.fields(height.fields);
  panel.action_strip(height.actions);
  panel.energy(context.tr("Enemy energy"), height.energy);
  panel.damage(context.tr("Enemy damage"), height.damage);
  if (with_calls) panel.first_calls(large ? 15.5 : 14);
  panel.answers(height.answers);
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
