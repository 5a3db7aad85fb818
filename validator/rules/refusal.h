// The reasons why an action, a start or a claim breaks the rules.
#pragma once

#include <cstdint>
#include <string_view>

namespace chartroom::rules {

// Ordered by precedence when several apply.
enum class Refusal : std::uint8_t {
  game_over,
  not_your_turn,
  energy,
  off_map,
  island,
  own_trail,
  target_island,
  target_quadrant,
  false_answer,
  false_claim,
  start_island,
  start_forced,
  stopped,
};

// The name of the rule in files: "own-trail".
std::string_view to_string(Refusal refusal);

}  // namespace chartroom::rules
