#include "exporters/con_sonar/cards/deck_card_grid.h"

#include <gtest/gtest.h>

#include "tests/maps/con_sonar/decks.h"

namespace chartroom::exporters {
namespace {

CardGrid grid_on(Paper paper, double bleed, Backs backs) {
  static const con_sonar::Deck deck = con_sonar::decks::shipped();
  DeckPrintSettings settings;
  settings.page.paper = paper;
  settings.page.bleed = bleed;
  settings.backs = backs;
  return card_grid(deck_context(deck, settings));
}

TEST(CardGrid, TakesNineCardsEdgeToEdge) {
  for (const Paper paper : {Paper::a4, Paper::letter}) {
    const CardGrid grid = grid_on(paper, 0, Backs::duplex);
    EXPECT_EQ(grid.columns, 3);
    EXPECT_EQ(grid.rows, 3);
    EXPECT_FALSE(grid.lying);
    EXPECT_NEAR(grid.front(4).x - grid.front(3).x, 63.5, 1e-9);
    EXPECT_NEAR(grid.front(4).y - grid.front(1).y, 88.9, 1e-9);
  }
}

TEST(CardGrid, TakesAsManyWithGuttersAsFit) {
  EXPECT_EQ(grid_on(Paper::a4, 3.2, Backs::duplex).cards(), 9);
  EXPECT_EQ(grid_on(Paper::letter, 3.2, Backs::duplex).cards(), 8);
  EXPECT_TRUE(grid_on(Paper::letter, 3.2, Backs::duplex).lying);
  EXPECT_EQ(grid_on(Paper::a4, 0, Backs::gutterfold).cards(), 4);
  EXPECT_EQ(grid_on(Paper::letter, 3.2, Backs::gutterfold).cards(), 4);
  EXPECT_EQ(grid_on(Paper::a3, 0, Backs::none).cards(), 18);
}

// On every paper and with every kind of backs, cards are within the printable area and a gutter
// apart, and backs mirror their fronts.
TEST(CardGrid, LaysBacksWhereTheirFrontsAreInAMirror) {
  for (const Paper paper : kPapers) {
    for (const double bleed : {0.0, 3.2, 20.0}) {
      for (const Backs backs : kAllBacks) {
        const CardGrid grid = grid_on(paper, bleed, backs);
        const Mm landscape = paper_size(paper);
        const Mm size{landscape.y, landscape.x};
        ASSERT_GE(grid.cards(), 1);
        for (int k = 0; k < grid.cards(); ++k) {
          const MmRect front = grid.front(k);
          const MmRect back = grid.back(k);
          EXPECT_NEAR(front.x - grid.middle.x, grid.middle.x - back.right(), 1e-9);
          EXPECT_EQ(front.y, back.y);
          for (const MmRect place : {front, back}) {
            EXPECT_GE(place.x - grid.middle.x + size.x / 2, 6.349);
            EXPECT_LE(place.right() - grid.middle.x + size.x / 2, size.x - 6.349);
            EXPECT_GE(place.y - grid.middle.y + size.y / 2, 6.349);
            EXPECT_LE(place.bottom() - grid.middle.y + size.y / 2, size.y - 6.349);
          }
          if (backs == Backs::gutterfold) {
            EXPECT_LE(front.right(), grid.middle.x - bleed / 2 + 1e-9);
          }
        }
        if (grid.columns > 1) {
          EXPECT_NEAR(grid.front(1).x - grid.front(0).right(), bleed, 1e-9);
        }
      }
    }
  }
}

}  // namespace
}  // namespace chartroom::exporters
