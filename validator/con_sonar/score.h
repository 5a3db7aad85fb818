// What a game is worth to each admiral. The rules are maps/CON-SONAR.md, "Score".
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "validator/con_sonar/state.h"

namespace chartroom::con_sonar {

// How many sets of four different nations can be made from these submarines, each used once.
int sets_of_four(const std::array<std::uint8_t, kMaxNations>& submarines);

// As the game stands, ended or not.
int score(const State& state, int seat);

// Seats by falling score. Those of one place stand together, in the order of play.
std::vector<std::vector<int>> places(const State& state);

// What ended a game that is over, in words: "as no submarine is left".
std::string why_over(const State& state);

}  // namespace chartroom::con_sonar
