// Small decks for the examples of checks.
#pragma once

#include <string_view>

#include "validator/checks/example_maps.h"
#include "validator/con_sonar/checks/deck_check.h"

namespace chartroom::con_sonar {

// A deck without findings: two nations, four symbols, eight fleet cards, and hands of two.
Deck small_deck();
// The small deck with a fifth symbol.
Deck deck_with_fifth_symbol();

// Returns the example of a check: `raising` has the finding, `near_miss` nearly has it,
// `difference` says why not. The message is that of the first finding.
checks::Example deck_example(RunOnDeck run, const Deck& raising, std::string_view difference,
                             const Deck& near_miss);

}  // namespace chartroom::con_sonar
