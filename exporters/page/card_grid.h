// The positions of cards on a page, in millimeters, without drawing.
#pragma once

#include "exporters/drawing/geometry.h"

namespace chartroom::exporters {

// Fronts in columns and rows around a middle. A back lies at its front's mirrored place.
struct CardGrid {
  Mm card;  // upright
  int columns = 1;
  int rows = 1;
  bool lying = false;   // on their sides
  double bleed = 0;     // of each card, on every side
  bool folded = false;  // fronts are left of the middle, backs right of it
  Mm middle;            // the middle of all cards

  int cards() const { return columns * rows; }
  Mm cell() const { return lying ? Mm{card.y, card.x} : card; }
  // The distance between two cards, which their bleeds fill.
  double gutter() const { return 2 * bleed; }
  // A front by its number on the page, row by row.
  MmRect front(int number) const;
  MmRect back(int number) const;
  // Returns the box around all fronts.
  MmRect block() const;
};

// The room for a layout of cards.
struct CardRoom {
  Mm paper;
  Mm middle;  // the middle of the paper
  double bleed = 0;
  bool folded = false;
};

// Returns a grid of as many cards with their bleeds as fit the printable part of the paper, lying
// if more fit that way. It has none if the bleed is too large.
CardGrid card_grid(Mm card, const CardRoom& room);

// Returns the largest bleed, in whole tenths of a millimeter, with which a card fits the room.
double largest_card_bleed(Mm card, CardRoom room);

// Returns the ground of a card: the card with its bleed.
MmRect card_ground(const CardGrid& grid, MmRect place);

}  // namespace chartroom::exporters
