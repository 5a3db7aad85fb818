// Play for the examples of checks: verdicts and tallies made up for the purpose.
#pragma once

#include <string_view>
#include <vector>

#include "validator/checks/example_maps.h"
#include "validator/con_sonar/checks/deck_check.h"

namespace chartroom::con_sonar {

// Games of greedy admirals in which the seats win these shares, and the nations alike.
DeckJudgement with_seats(const std::vector<double>& shares, Decision decision);
// Fair games, so many of which end and so many are given up.
DeckJudgement with_endings(Count ended, Count given_up);

// What a check says of both, on a deck of as many nations.
checks::Example said_example(RunOnDeck run, const DeckJudgement& raising,
                             std::string_view difference, const DeckJudgement& near_miss);

}  // namespace chartroom::con_sonar
