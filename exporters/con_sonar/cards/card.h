// Cards of a deck, front and back, in poker size. They are drawn in millimeters from the top left
// of the trimmed card.
#pragma once

#include <cstdint>

#include "exporters/con_sonar/parts/deck_context.h"
#include "exporters/drawing/canvas.h"

namespace chartroom::exporters {

inline constexpr Mm kCardSize{63.5, 88.9};

enum class CardKind : std::uint8_t { fleet, torpedoes };

// Returns the number of the deck's cards of a kind.
int card_count(const con_sonar::Deck& deck, CardKind kind);

// Draws a card's front by its index in the deck. The ground fills its box, which holds the card.
void draw_front(const Canvas& canvas, const DeckContext& context, CardKind kind, int card,
                MmRect ground);

// Draws the back of a kind, which looks equal upside down.
void draw_back(const Canvas& canvas, const DeckContext& context, CardKind kind, MmRect ground);

}  // namespace chartroom::exporters
