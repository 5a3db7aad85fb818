// What the referee says of a broken rule: who, what, why, and what would have been legal.
#pragma once

#include <string>

#include "validator/con_sonar/check.h"

namespace chartroom::con_sonar {

// `"red play blue+2 blue@4": not all of its cards are in the hand (in the hand: red+2, red-1)`.
std::string violation_text(const State& state, const RecordLine& line, Rule rule);

}  // namespace chartroom::con_sonar
