#include "exporters/parts/alt_text.h"

#include <fmt/core.h>

#include "exporters/parts/special_rules.h"

namespace chartroom::exporters {

std::string board_alt_text(const SheetContext& context) {
  const maps::Map& map = context.map;
  const Translator& tr = context.tr;
  const std::size_t quadrants = map.quadrant_numbers().size();
  std::string text =
      text_in(map.name, context.language) + ": " +
      fmt::format(fmt::runtime(tr("{} × {} points, {} of them water")), map.size.columns,
                  map.size.rows, map.water().count()) +
      ", " +
      fmt::format(fmt::runtime(tr.plural("{} quadrant", "{} quadrants", quadrants)), quadrants) +
      ".";
  if (!map.islands.empty()) {
    text += " " + fmt::format(fmt::runtime(tr("Islands on {}.")),
                              listed(map.islands & map.points(), ", "));
  }
  for (const std::string& rule : special_rules(map, context.rules, tr)) text += " " + rule;
  return text;
}

}  // namespace chartroom::exporters
