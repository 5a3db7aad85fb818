// The operator's use of the film, in words, for cards and rules.
#pragma once

#include <optional>
#include <string>

#include "exporters/drawing/text/text_blocks.h"
#include "exporters/parts/sheet_context.h"

namespace chartroom::exporters {

// True if a trail can leave a film of the map (film_grid.h).
bool trails_leave_the_film(const SheetContext& context);

// Returns items in the order of play: in short for a team's cards, at length for both teams' rules.
// The film's edge is explained only if a trail can leave the film.
TextBlocks film_rules(const SheetContext& context, std::optional<maps::Team> team = {});

// Returns how to draw a silence so that nothing is lost, which is more work than the rule.
TextBlocks exact_silence_rules(const SheetContext& context);

// Returns how to note an answer or a missile's quadrant: it is tied to a point of the trail,
// because the film can be moved over the map.
std::string noted_beside_the_trail(const Translator& tr, bool in_short = false);

}  // namespace chartroom::exporters
