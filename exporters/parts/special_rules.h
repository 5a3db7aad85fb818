// The special rule of a map in words.
#pragma once

#include <string>
#include <vector>

#include "exporters/page/translator.h"
#include "maps/map.h"
#include "validator/rules/rulebook.h"

namespace chartroom::exporters {

// As sentences, one each; none where the map has none.
std::vector<std::string> special_rules(const maps::Map& map, const rules::Rulebook& rules,
                                       const Translator& tr);

// The points by name, column for column, as one looks them up on the board's edge: "A2, B1 or B7"
// with " or " before the last.
std::string listed(const maps::PointSet& points, const char* before_last);

}  // namespace chartroom::exporters
