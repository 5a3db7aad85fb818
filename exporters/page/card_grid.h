// Where cards lie on a page. Plain numbers in millimetres, no drawing.
#pragma once

#include "exporters/drawing/geometry.h"

namespace chartroom::exporters {

// Fronts in columns and rows, on both sides of a middle; a back lies where its front does, seen in
// a mirror.
struct CardGrid {
  Mm card;  // upright
  int columns = 1;
  int rows = 1;
  bool lying = false;   // on their sides
  double gutter = 0;    // between cards; half of it belongs to each
  bool folded = false;  // fronts keep left of the middle, backs right of it
  Mm middle;            // of all cards

  int cards() const { return columns * rows; }
  Mm cell() const { return lying ? Mm{card.y, card.x} : card; }
  // A front by its number on the page, row by row.
  MmRect front(int number) const;
  MmRect back(int number) const;
  // Round all fronts.
  MmRect block() const;
};

// What cards are laid out in.
struct CardRoom {
  Mm paper;
  Mm middle;  // of the paper
  double gutter = 0;
  bool folded = false;
};

// As many cards as the paper takes, on their sides where more fit so.
CardGrid card_grid(Mm card, const CardRoom& room);

// What a card's ground covers: half of the gutters between it and others, all of those round
// them, which are `round`.
MmRect card_ground(const CardGrid& grid, MmRect place, MmRect round);

}  // namespace chartroom::exporters
