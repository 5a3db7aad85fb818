// The cuts of a page of cards, and their marks.
#pragma once

#include <set>
#include <vector>

#include "exporters/drawing/canvas.h"
#include "exporters/drawing/geometry.h"

namespace chartroom::exporters {

// The cuts across and down the page, and the extent of the cards.
struct CardCuts {
  std::set<double> across;
  std::set<double> down;
  std::vector<MmRect> places;

  // Adds the cuts around a card.
  void add(MmRect place);
  // Returns the box around all cards.
  MmRect block() const;
};

// Draws marks at the ends of the cuts, inside `limits`, and in the gutters; without gutters, draws
// lines between the cards. If the canvas collects tool paths, these cut around each card.
void draw_card_cuts(const Canvas& canvas, const CardCuts& cuts, double gutter, MmRect limits);

}  // namespace chartroom::exporters
