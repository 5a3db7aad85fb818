// The rules with the deck's values, in our own words (maps/CON-SONAR.md explains them in full).
#pragma once

#include <string>

#include "exporters/con_sonar/parts/deck_context.h"
#include "exporters/drawing/text/text_blocks.h"

namespace chartroom::exporters {

// Returns a rule of our own with its number in maps/RULES.md behind it: "... (Ruling C8)".
std::string with_deck_ruling(const std::string& text, int number, const Translator& tr);

// Returns the texts on components and setup.
TextBlocks beginning_texts(const DeckContext& context);
// Return the texts on a turn: cards, torpedo cards and drawing.
TextBlocks playing_texts(const DeckContext& context);
TextBlocks torpedo_texts(const DeckContext& context);
TextBlocks drawing_texts(const DeckContext& context);
// Returns the texts on the end and the score.
TextBlocks end_texts(const DeckContext& context);
// Returns the texts on frequent questions and the experimental sonar.
TextBlocks question_texts(const DeckContext& context);

}  // namespace chartroom::exporters
