// Random positions of games on decks of all sizes.
#pragma once

#include <gtest/gtest.h>

#include <cstdint>
#include <random>

#include "tests/maps/con_sonar/decks.h"
#include "tests/validator/con_sonar/fast_game.h"
#include "tests/validator/con_sonar/random_decks.h"

namespace chartroom::con_sonar::positions {

// Plays one game at random by the plain rules and calls `visit(state)` at the beginning of each
// turn, as long as nothing has failed. Every tenth game is on the shipped deck with six admirals.
template <class Visit>
void play(std::uint32_t number, Visit visit) {
  std::mt19937 random(number);
  const fast::Choose choose = [&](int n) {
    return static_cast<int>(random() % static_cast<unsigned>(n));
  };
  const int seats = number % 10 == 0 ? 6 : 2 + choose(4);
  const Rules rules(number % 10 == 0 ? decks::shipped() : random_decks::deck(number, seats));
  std::vector<int> admirals;
  const int first = choose(rules.nations());
  for (int i = 0; i < seats; ++i) admirals.push_back((first + i) % rules.nations());
  State state = fast::dealt(rules, admirals, choose);
  for (int turn = 0; turn < 30 && state.phase() != Phase::over; ++turn) {
    if (::testing::Test::HasFailure()) return;
    SCOPED_TRACE("game " + std::to_string(number) + ", turn " + std::to_string(turn));
    visit(state);
    const auto ways = fast::ways(state);
    fast::play(state, std::next(ways.begin(), choose(static_cast<int>(ways.size())))->second,
               choose);
  }
}

}  // namespace chartroom::con_sonar::positions
