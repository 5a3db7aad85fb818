// The positions of the reference cards: a standard size, for sleeves, at true scale on every paper.
#pragma once

#include "exporters/page/backs.h"
#include "exporters/page/card_grid.h"
#include "exporters/page/look.h"
#include "exporters/parts/reminders.h"
#include "maps/map.h"

namespace chartroom::exporters {

// A large card, lying. Smaller ones have no room for readable letters.
inline constexpr Mm kReferenceCard{126, 88};

struct ReferenceCard {
  Role role = Role::captain;
  maps::Team team = maps::Team::blue;
};

// Returns the grid of the cards of both teams, or of one team if the page is folded, in the paper's
// middle as far as its foot allows. In large print, cards on large paper are larger.
CardGrid reference_grid(Mm frame, Backs backs, Look look = Look::colour);

// Returns the card at a place of a page: a role per column, a team per row (per page if folded).
ReferenceCard reference_card(const CardGrid& grid, int page, int number);

}  // namespace chartroom::exporters
