// Where knives go on a page of cards, and the marks that tell.
#pragma once

#include <set>
#include <vector>

#include "exporters/drawing/canvas.h"
#include "exporters/drawing/geometry.h"

namespace chartroom::exporters {

// The cuts across and down the page, and how far the cards reach.
struct CardCuts {
  std::set<double> across;
  std::set<double> down;
  std::vector<MmRect> places;

  // Those round a card.
  void add(MmRect place);
  // Round all cards.
  MmRect block() const;
};

// Marks at the ends of the cuts, nothing outside of `limits`, and in the gutters; where there are
// none, lines between the cards. A plotter, where its paths are asked for, cuts round each card.
void draw_card_cuts(const Canvas& canvas, const CardCuts& cuts, double gutter, MmRect limits);

}  // namespace chartroom::exporters
