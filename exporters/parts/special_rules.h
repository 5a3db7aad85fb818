// The special rule of a map in words.
#pragma once

#include <string>
#include <vector>

#include "maps/map.h"
#include "maps/platform/translator.h"
#include "validator/rules/rulebook.h"

namespace chartroom::exporters {

// As sentences, one each; none where the map has none.
std::vector<std::string> special_rules(const maps::Map& map, const rules::Rulebook& rules,
                                       const Translator& tr);

// Where the map forces teams to start, in a sentence; none where it forces neither.
std::string starts_rule(const maps::Starts& starts, const Translator& tr);

// Where surfacing does no damage: "D3, E8 or I5", or where that would be long "the ringed points",
// which they are on the board.
std::string surface_points(const maps::Surfacing& surfacing, const Translator& tr);

// What surfacing costs, and where it costs nothing, in a sentence.
std::string surfacing_rule(const maps::Surfacing& surfacing, const Translator& tr);

// The points by name, column for column, as one looks them up on the board's edge: "A2, B1 or B7"
// with " or " before the last.
std::string listed(const maps::PointSet& points, const char* before_last);

}  // namespace chartroom::exporters
