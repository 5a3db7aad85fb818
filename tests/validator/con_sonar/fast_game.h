// Drives whole turns of the fast core, with the names of plain_game.h.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <vector>

#include "validator/con_sonar/legal_turns.h"

namespace chartroom::con_sonar::fast {

// Chooses one of this many.
using Choose = std::function<int(int)>;
inline int lowest(int) { return 0; }

// Returns a game after the deal, with cards chosen from the sorted piles.
State dealt(const Rules& rules, const std::vector<int>& admirals, const Choose& choose);

// Returns each possible turn, dice and sonar included, up to the draw.
std::map<std::string, std::vector<Event>> ways(State& state);

// Return the due draw and reveal, chosen from the sorted piles.
Event draw(const State& state, const Choose& choose);
Event reveal(const State& state, const Choose& choose);

// Carries out events, then the draw and the reveal unless the game is over.
std::vector<State::Undo> play(State& state, const std::vector<Event>& events, const Choose& choose);
void take_back(State& state, std::vector<State::Undo> undos);

long long perft(State& state, int depth);

// Returns a deck of two symbols and three nations, for a short game with early events.
Deck small_deck();

}  // namespace chartroom::con_sonar::fast
