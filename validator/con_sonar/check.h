// Whether a line of a record is legal: the rules of maps/CON-SONAR.md by name.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "validator/con_sonar/record.h"

namespace chartroom::con_sonar {

// In the order in which they are asked.
enum class Rule : std::uint8_t {
  game_over,
  not_your_turn,
  out_of_order,
  deal_count,  // asked in the set-up only, and there before the pile
  not_in_hand,
  queue,
  wrong_nation,
  no_submarine,
  not_face_up,
  no_link,
  own_torpedo,
  rolls,
  not_in_pile,
  draw_count,
  no_sonar,
  false_result,
  false_claim,
};
std::string_view to_string(Rule rule);

// The first rule that a line breaks, and the word that breaks it.
struct Refusal {
  Rule rule = Rule::game_over;
  TextPosition position;
};

// `line` must follow on the state. Nothing where it is legal.
std::optional<Refusal> check(const State& state, const RecordLine& line);

// Carries out a legal line.
void apply(State& state, const RecordLine& line);

}  // namespace chartroom::con_sonar
