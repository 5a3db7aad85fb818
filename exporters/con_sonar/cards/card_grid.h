// Where cards lie on a page. Plain numbers in millimetres, no drawing.
#pragma once

#include "exporters/con_sonar/cards/card.h"

namespace chartroom::exporters {

// Fronts in columns and rows round the middle of the frame, as many as the paper takes; a back lies
// where its front does, seen in a mirror. Cards lie on their sides where more fit so.
struct CardGrid {
  int columns = 1;
  int rows = 1;
  bool lying = false;
  double gutter = 0;    // between cards; half of it belongs to each
  bool folded = false;  // fronts keep left of the middle, backs right of it
  Mm middle;            // of the frame

  int cards() const { return columns * rows; }
  Mm cell() const { return lying ? Mm{kCardSize.y, kCardSize.x} : kCardSize; }
  // A front by its number on the page, row by row.
  MmRect front(int number) const;
  MmRect back(int number) const;
  // Round all fronts.
  MmRect block() const;
};

// The grid of a deck's cards on the context's paper.
CardGrid card_grid(const DeckContext& context);

}  // namespace chartroom::exporters
