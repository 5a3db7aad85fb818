// The special rule of a map in words.
#pragma once

#include <string>
#include <vector>

#include "maps/map.h"
#include "maps/platform/translator.h"
#include "validator/rules/rulebook.h"

namespace chartroom::exporters {

// Returns the special rules, one sentence each; none if the map has none.
std::vector<std::string> special_rules(const maps::Map& map, const rules::Rulebook& rules,
                                       const Translator& tr);

// Returns the forced starts in a sentence; "" if the map forces neither.
std::string starts_rule(const maps::Starts& starts, const Translator& tr);

// Returns the points where surfacing does no damage: "D3, E8 or I5", or "the ringed points", as the
// board shows them, if the list would be long.
std::string surface_points(const maps::Surfacing& surfacing, const Translator& tr);

// Returns the damage of surfacing and its exceptions, in a sentence.
std::string surfacing_rule(const maps::Surfacing& surfacing, const Translator& tr);

// Returns the damage that loses the game, in a sentence for a captain.
std::string losing_rule(int damage, const Translator& tr);

// Returns the points' names column by column, as people look them up on the board's edge: "A2, B1
// or B7", with " or " before the last.
std::string listed(const maps::PointSet& points, const char* before_last);

}  // namespace chartroom::exporters
