// What an operator does with the film, in words, for cards and rules.
#pragma once

#include <string>

#include "exporters/drawing/text/text_blocks.h"
#include "exporters/parts/sheet_context.h"

namespace chartroom::exporters {

// Whether the film of this team, which hears the other one, has several starts to choose among:
// then the first calls are noted before any is drawn.
bool has_start_to_choose(const SheetContext& context, maps::Team team);

// Items in the order of play. How to choose a start, and what to do when a trail comes to the
// film's edge, is told only where a start is not known and the film too small for all that may be
// drawn from its middle: no other trail can leave it (film_grid.h).
// `in_short`: how the film is redrawn is left to the rules.
TextBlocks film_rules(const SheetContext& context, bool in_short = false);

// How an answer, or the quadrant of a missile, is kept: the film is slid, and what was learnt goes
// with a point of the trail.
std::string noted_beside_the_trail(const Translator& tr, bool in_short = false);

}  // namespace chartroom::exporters
