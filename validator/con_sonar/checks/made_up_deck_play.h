// Invented results of play, for the examples of checks.
#pragma once

#include <string_view>
#include <vector>

#include "validator/checks/example_maps.h"
#include "validator/con_sonar/checks/deck_check.h"

namespace chartroom::con_sonar {

// Games of greedy admirals in which the seats win these shares, and the nations equal ones.
DeckFairness with_seats(const std::vector<double>& shares, Decision decision);
// Fair games: `ended` of them end, `given_up` are given up.
DeckFairness with_endings(Count ended, Count given_up);

// Returns a check's messages on both, for an even deck with as many nations as admirals.
checks::Example said_example(RunOnDeck run, const DeckFairness& raising,
                             std::string_view difference, const DeckFairness& near_miss);

}  // namespace chartroom::con_sonar
