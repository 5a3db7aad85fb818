// Scores a game for each admiral. The rules are maps/CON-SONAR.md, "Score".
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "validator/con_sonar/deck_state.h"

namespace chartroom::con_sonar {

// Returns the number of sets of four different nations in these submarines, each used once.
int sets_of_four(const std::array<std::uint8_t, kMaxNations>& submarines);

// Returns a seat's score in a game that may be unfinished.
int score(const State& state, int seat);

// Returns seats by falling score. Ties share a place, in the order of play.
std::vector<std::vector<int>> places(const State& state);

// Returns why a game is over: "no submarine is left".
Message why_over(const State& state);

}  // namespace chartroom::con_sonar
