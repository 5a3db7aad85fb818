// Cards of a deck, front and back: poker size, drawn in millimetres from the top left of the
// trimmed card.
#pragma once

#include <cstdint>

#include "exporters/con_sonar/parts/deck_context.h"
#include "exporters/drawing/canvas.h"

namespace chartroom::exporters {

inline constexpr Mm kCardSize{63.5, 88.9};

enum class CardKind : std::uint8_t { fleet, torpedoes };

// How many cards of a kind the deck has.
int card_count(const con_sonar::Deck& deck, CardKind kind);

// The front of a card by its place in the deck. Its ground fills the box, which holds the card.
void draw_front(const Canvas& canvas, const DeckContext& context, CardKind kind, int card,
                MmRect ground);

// The same turned upside down, so that a card's way up tells nothing.
void draw_back(const Canvas& canvas, const DeckContext& context, CardKind kind, MmRect ground);

}  // namespace chartroom::exporters
