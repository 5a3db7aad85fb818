// The fast core as a driver of whole turns, under the names that plain_game.h gives them.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <vector>

#include "validator/con_sonar/legal_turns.h"

namespace chartroom::con_sonar::fast {

// One of so many.
using Choose = std::function<int(int)>;
inline int lowest(int) { return 0; }

// A game in which everybody has been dealt cards, chosen from the sorted piles.
State dealt(const Rules& rules, const std::vector<int>& admirals, const Choose& choose);

// Each way the turn may go, dice and sonar included, up to the draw.
std::map<std::string, std::vector<Event>> ways(State& state);

// The draw that is due, and the reveal, chosen from the sorted piles.
Event draw(const State& state, const Choose& choose);
Event reveal(const State& state, const Choose& choose);

// Carries out events, and the draw and the reveal after them unless the game is over.
std::vector<State::Undo> play(State& state, const std::vector<Event>& events, const Choose& choose);
void take_back(State& state, std::vector<State::Undo> undos);

long long perft(State& state, int depth);

// A deck of two symbols and three nations for a short game in which everything happens early.
Deck small_deck();

}  // namespace chartroom::con_sonar::fast
