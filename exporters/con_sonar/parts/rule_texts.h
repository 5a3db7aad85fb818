// The rules in words of our own, with the deck's values (maps/CON-SONAR.md tells them at length).
#pragma once

#include "exporters/con_sonar/parts/deck_context.h"
#include "exporters/drawing/text/text_blocks.h"

namespace chartroom::exporters {

// What is needed, and how a game begins.
TextBlocks beginning_texts(const DeckContext& context);
// A turn: cards, then what may be done with a torpedo card, then the draw.
TextBlocks playing_texts(const DeckContext& context);
TextBlocks torpedo_texts(const DeckContext& context);
TextBlocks drawing_texts(const DeckContext& context);
// The end, and what counts.
TextBlocks end_texts(const DeckContext& context);
// What players ask, and the experimental sonar.
TextBlocks question_texts(const DeckContext& context);

}  // namespace chartroom::exporters
