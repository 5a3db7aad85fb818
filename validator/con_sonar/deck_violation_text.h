// Writes the referee's words on a broken rule: the line, the reason, and the legal alternatives.
#pragma once

#include "validator/con_sonar/turn_check.h"

namespace chartroom::con_sonar {

// Returns `"red play blue+2 blue@4": blue+2 is not in the hand (in the hand: red+2, red-1)`. Where
// a line is missing before it, that line and its admiral are named.
Message violation_text(const State& state, const RecordLine& line, const Refusal& refusal);

}  // namespace chartroom::con_sonar
