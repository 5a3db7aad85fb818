// Compares maps as players see them.
#pragma once

#include <string>

#include "maps/map.h"

namespace chartroom::checks {

// Returns equal keys for maps that play alike. The key has the size, water, its division into
// quadrants, surface points, starts, and the numbers of the rules with the pack's. It ignores the
// quadrants' numbers and all texts. Turned or mirrored maps have other keys.
std::string same_play_key(const maps::Map& map, const maps::RuleOverrides& pack);

// Returns the hash of a key, which nobody can forge.
std::string hash_of_play(const std::string& key);

}  // namespace chartroom::checks
