// Where the reference cards lie: of a standard size, for sleeves, at true scale on every paper.
#pragma once

#include "exporters/page/backs.h"
#include "exporters/page/card_grid.h"
#include "exporters/parts/reminders.h"
#include "maps/map.h"

namespace chartroom::exporters {

// A large card, on its side. Smaller ones have no room for letters that are read in play.
inline constexpr Mm kReferenceCard{126, 88};

struct ReferenceCard {
  Role role = Role::captain;
  maps::Team team = maps::Team::blue;
};

// As many cards as the paper takes, in its middle as far as its foot allows: once or twice those of
// both teams, or of one where the page is folded.
CardGrid reference_grid(Mm frame, Backs backs);

// Which card lies at a place of a page: a role in each column, and a team in each row; or a team on
// each page, where that is folded.
ReferenceCard reference_card(const CardGrid& grid, int page, int number);

}  // namespace chartroom::exporters
