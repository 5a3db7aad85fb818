// The special rule of a map in words.
#pragma once

#include <string>
#include <vector>

#include "exporters/words.h"
#include "maps/map.h"
#include "validator/rules/rulebook.h"

namespace chartroom {

// As sentences, one each; none where the map has none.
std::vector<std::string> special_rules(const Map& map, const Rulebook& rules, const Words& words);

}  // namespace chartroom
