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
  double gutter = 0;    // between cards; each card owns half of it
  bool folded = false;  // fronts are left of the middle, backs right of it
  Mm middle;            // the middle of all cards

  int cards() const { return columns * rows; }
  Mm cell() const { return lying ? Mm{card.y, card.x} : card; }
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
  double gutter = 0;
  bool folded = false;
};

// Returns a grid of as many cards as fit the paper, lying if more fit that way.
CardGrid card_grid(Mm card, const CardRoom& room);

// Returns the ground of a card: half of the gutters to other cards, all of those at the edges of
// `round`, the box around the cards.
MmRect card_ground(const CardGrid& grid, MmRect place, MmRect round);

}  // namespace chartroom::exporters
