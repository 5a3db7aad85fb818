#include "exporters/parts/sheet_context.h"

#include <fmt/core.h>

namespace chartroom::exporters {

BoardColours sheet_colours(const SheetContext& context) {
  return board_colours(context.map.theme.value_or(maps::Theme::tropical), context.look);
}

BoardColours picture_colours(const SheetContext& context) {
  if (context.look != Look::large_print) return sheet_colours(context);
  return board_colours(context.map.theme.value_or(maps::Theme::tropical), Look::colour);
}

const char* team_name(const Translator& tr, maps::Team team) {
  return team == maps::Team::blue ? tr("Blue team") : tr("Green team");
}

TeamLetters team_letters(const Translator& tr) { return {tr("BL"), tr("GR")}; }

std::string role_title(const char* role, const Translator& tr, maps::Team team) {
  return fmt::format(fmt::runtime(tr("{}, {}")), role, team_name(tr, team));
}

}  // namespace chartroom::exporters
