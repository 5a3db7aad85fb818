// Where the reference cards lie: of a standard size, for sleeves, at true scale on every paper.
#pragma once

#include "exporters/page/card_grid.h"
#include "exporters/parts/reminders.h"
#include "maps/map.h"

namespace chartroom::exporters {

// A large card, on its side. Smaller ones have no room for letters that are read in play.
inline constexpr Mm kReferenceCard{126, 88};

// A column for each role, a row for each team.
CardGrid reference_grid(Mm frame);

MmRect reference_place(const CardGrid& grid, Role role, maps::Team team, bool back);

}  // namespace chartroom::exporters
