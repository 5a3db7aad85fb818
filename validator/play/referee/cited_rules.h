// The rules that the referee cites to players. Programs read the name of a violation
// (rules::Refusal). Players read the broken rule of maps/RULES.md; several rules may have one name.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "maps/platform/message.h"
#include "validator/rules/refusal.h"

namespace chartroom::play {

enum class CitedRule : std::uint8_t {
  sinking_ends_the_game,
  turns,
  first_turn,
  energy,
  map_edge,
  islands,
  own_trail,
  start_on_the_trail,
  silent_step,
  water_targets,
  quadrant_targets,
  true_answers,
  told_damage,
  told_point,
  starts_on_water,
  given_starts,
  stops,
};

inline constexpr std::size_t kCitedRules = static_cast<std::size_t>(CitedRule::stops) + 1;

struct Citation {
  const char* sentence;
  const char* place;  // in maps/RULES.md: "A turn" with its quotation marks, "ruling 1"
};
Citation citation_of(CitedRule rule);

// Returns the rule of a refusal that has one alone, or the general one: a step onto the own trail
// is one onto the start as well.
CitedRule cited_for(rules::Refusal refusal);

// Returns 'The rule (maps/RULES.md, ruling 2): No submarine enters a point that is an island.', or
// all rules if several are broken, each by one way that was possible.
Message citation_text(const std::vector<CitedRule>& rules);

}  // namespace chartroom::play
