// The results of the experimental sonar, in words.
#pragma once

#include <string>
#include <vector>

#include "exporters/con_sonar/parts/deck_context.h"

namespace chartroom::exporters {

std::string sonar_result_name(con_sonar::SonarResult result, const Translator& tr);
std::string sonar_result_words(con_sonar::SonarResult result, const DeckContext& context);

// The levels that the deck's sonar has: none, or the higher first.
std::vector<int> sonar_levels(const con_sonar::Deck& deck);

// Returns the results of a level, equal ones merged with the sum of their weights: moves by nation
// (the admiral's own last) and effect, then the others.
std::vector<con_sonar::SonarOption> sonar_sectors(const con_sonar::Deck& deck, int level);

}  // namespace chartroom::exporters
