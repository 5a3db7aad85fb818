// The operator's use of the film, in words, for cards and rules.
#pragma once

#include <optional>
#include <string>

#include "exporters/drawing/text/text_blocks.h"
#include "exporters/parts/sheet_context.h"

namespace chartroom::exporters {

// True if the film of this team, which listens to the other one, has several starts to choose from.
// Then operators note the enemy's first announcements before they draw.
bool has_start_to_choose(const SheetContext& context, maps::Team team);

// Returns items in the order of play: in short for a team's cards, at length for both teams' rules.
// Choosing a start and reaching the film's edge are explained only if the start is unknown and the
// film is too small for every trail from its middle (film_grid.h).
TextBlocks film_rules(const SheetContext& context, std::optional<maps::Team> team = {});

// Returns how to note an answer or a missile's quadrant: it is tied to a point of the trail,
// because the film can be moved over the map.
std::string noted_beside_the_trail(const Translator& tr, bool in_short = false);

}  // namespace chartroom::exporters
