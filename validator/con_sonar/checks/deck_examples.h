// Small decks for the examples of checks.
#pragma once

#include <string_view>

#include "validator/checks/example_maps.h"
#include "validator/con_sonar/checks/deck_check.h"

namespace chartroom::con_sonar {

// Two nations, four symbols, eight fleet cards and hands of two, with which nothing is wrong.
Deck small_deck();
// The same with a fifth symbol.
Deck with_tug();

// Two decks, and what a check says of the first.
checks::Example deck_example(RunOnDeck run, const Deck& raising, std::string_view difference,
                             const Deck& near_miss);

}  // namespace chartroom::con_sonar
