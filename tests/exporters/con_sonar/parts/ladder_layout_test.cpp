#include "exporters/con_sonar/parts/ladder_layout.h"

#include <gtest/gtest.h>

#include "tests/exporters/con_sonar/print_decks.h"

namespace chartroom::exporters {
namespace {

bool inside(MmRect a, MmRect b) {
  constexpr double kTiny = 1e-9;
  return a.x >= b.x - kTiny && a.y >= b.y - kTiny && a.right() <= b.right() + kTiny &&
         a.bottom() <= b.bottom() + kTiny;
}

bool apart(MmRect a, MmRect b) {
  return a.right() <= b.x || b.right() <= a.x || a.bottom() <= b.y || b.bottom() <= a.y;
}

TEST(LadderLayout, HasRoomForAllSubmarinesOfANationOnEveryStep) {
  for (const con_sonar::Deck& deck : con_sonar::decks::to_print()) {
    for (const Paper paper : kPapers) {
      DeckPrintSettings settings;
      settings.page.paper = paper;
      const DeckContext context = deck_context(deck, settings);
      const LadderLayout layout(context);
      EXPECT_GE(layout.token(), 6.5) << deck.id;
      for (int nation = 0; nation < static_cast<int>(deck.nations.size()); ++nation) {
        for (int step = 1; step <= deck.ladder.steps; ++step) {
          const std::vector<MmRect> spots = layout.spots(nation, step);
          ASSERT_EQ(spots.size(), deck.ladder.starts.size());
          for (std::size_t k = 0; k < spots.size(); ++k) {
            EXPECT_TRUE(inside(spots[k], layout.cell(nation, step))) << deck.id;
            EXPECT_TRUE(inside(spots[k], layout.board()));
            for (std::size_t other = 0; other < k; ++other) {
              EXPECT_TRUE(apart(spots[k], spots[other]));
            }
          }
        }
      }
    }
  }
}

TEST(LadderLayout, PutsHigherStepsHigherAndNationsBesideEachOther) {
  const con_sonar::Deck deck = con_sonar::decks::most();
  const DeckContext context = deck_context(deck, {});
  const LadderLayout layout(context);
  for (int step = 1; step < deck.ladder.steps; ++step) {
    EXPECT_NEAR(layout.cell(0, step).y, layout.cell(0, step + 1).bottom(), 1e-9);
  }
  for (int nation = 1; nation < con_sonar::kMaxNations; ++nation) {
    EXPECT_NEAR(layout.cell(nation - 1, 1).right(), layout.cell(nation, 1).x, 1e-9);
  }
  EXPECT_NEAR(layout.cell(con_sonar::kMaxNations - 1, 1).right(), layout.odds(1, 0).x, 1e-9);
  EXPECT_LT(layout.odds(1, con_sonar::kMaxTorpedoes - 1).right(), layout.board().right());
}

}  // namespace
}  // namespace chartroom::exporters
