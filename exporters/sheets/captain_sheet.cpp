#include <fmt/core.h>

#include "exporters/parts/panel.h"
#include "exporters/parts/sheet_furniture.h"
#include "exporters/sheets/sheet.h"

namespace chartroom::exporters {

namespace {

std::string damage_heading(const SheetContext& context) {
  const int damage = context.rules.damage_to_sink;
  return fmt::format(fmt::runtime(context.tr.plural("Damage: {} sinks you", "Damage: {} sinks you",
                                                    static_cast<std::size_t>(damage))),
                     damage);
}

template <maps::Team team>
void draw_captain_sheet(const Canvas& canvas, const SheetContext& context, int /*page*/) {
  const BoardLayout board = sheet_board(context.map.size, context.pitch, context.frame);
  draw_board_side(canvas, context, board, role_title(context.tr("Captain"), context.tr, team));
  Panel panel(canvas, context, sheet_panel(board, context.frame), sheet_zoom(context.frame));
  panel.title(context.tr("Captain"), team, 20, Icon::wheel);
  // Larger letters matter more than lines for names.
  const bool large = context.look == Look::large_print;
  if (!large) panel.fields(17);
  panel.actions(large ? 88 : 75);
  panel.energy(context.tr("Energy"), 20.5);
  panel.damage(damage_heading(context), 19);
  panel.rule();
}

template <maps::Team team>
std::string captain_sheet_title(const Translator& tr) {
  return role_title(tr("Captain"), tr, team);
}

}  // namespace

Sheet captain_blue_sheet() {
  constexpr maps::Team kTeam = maps::Team::blue;
  return {.name = "captain-blue",
          .title = captain_sheet_title<kTeam>,
          .draw = draw_captain_sheet<kTeam>};
}

Sheet captain_green_sheet() {
  constexpr maps::Team kTeam = maps::Team::green;
  return {.name = "captain-green",
          .title = captain_sheet_title<kTeam>,
          .draw = draw_captain_sheet<kTeam>};
}

}  // namespace chartroom::exporters
