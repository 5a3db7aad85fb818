// Checks if a line of a record is legal: the rules of maps/CON-SONAR.md by name.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "validator/con_sonar/deck_record.h"

namespace chartroom::con_sonar {

// Ordered as they are checked.
enum class Rule : std::uint8_t {
  game_over,
  not_your_turn,
  out_of_order,
  deal_count,  // checked in the set-up only, before the pile
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

// Returns the first broken rule; empty if the line is legal. `line` must come next in the state.
std::optional<Refusal> check(const State& state, const RecordLine& line);

// A line that has to stand before another one that came too early.
struct MissingLine {
  bool deal = false;
  EventKind kind = EventKind::reveal;  // unless it is a deal
  int admiral = 0;                     // a nation: whose line it is; for reveal, whose turn it is
  friend bool operator==(const MissingLine&, const MissingLine&) = default;
};

// Returns the line that is missing where a line may not come yet (`not_your_turn`, `out_of_order`);
// empty if the line may not come in this place of a game at all.
std::optional<MissingLine> missing_before(const State& state, const RecordLine& line,
                                          const Refusal& refusal);

// Carries out a legal line.
void apply(State& state, const RecordLine& line);

}  // namespace chartroom::con_sonar
