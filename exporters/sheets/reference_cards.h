// The positions of the reference cards: a standard size, for sleeves, at true scale on every paper.
#pragma once

#include <optional>

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

// The bleed of the cards without a requested one: a crooked cut shows no white.
inline constexpr double kReferenceBleed = 1.5;

// Returns a grid of as many cards as fit, each once, in the paper's middle as far as its foot
// allows. In large print, cards on large paper are larger.
CardGrid reference_grid(Mm frame, Backs backs, double bleed = 0, Look look = Look::colour);

// Returns the number of pages, with backs.
int reference_pages(const CardGrid& grid);

// Returns the card at a place of a page, by role and team. All pages have each card equally often.
// Places that are left over have none.
std::optional<ReferenceCard> reference_card(const CardGrid& grid, int page, int number);

}  // namespace chartroom::exporters
