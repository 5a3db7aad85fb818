// Measures the bleed of printed cards, in millimeters, on pages at 300 dpi.
#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <cstdint>

#include "exporters/con_sonar/cards/deck_card_grid.h"
#include "exporters/con_sonar/documents/deck_documents.h"
#include "tests/exporters/drawing/dots.h"
#include "tests/maps/con_sonar/decks.h"
#include "tests/temporary_folder.h"

namespace chartroom::exporters {
namespace {

constexpr std::uint32_t kPaper = 0xffffff;
constexpr double kNear = 0.2;  // from an edge

const con_sonar::Deck& deck() {
  static const con_sonar::Deck shipped = con_sonar::decks::shipped();
  return shipped;
}

DeckPrintSettings settings_with(double bleed, Paper paper, Backs backs) {
  DeckPrintSettings settings;
  settings.page.bleed = bleed;
  settings.page.paper = paper;
  settings.backs = backs;
  return settings;
}

// A page of cards by positions in millimeters of the frame.
struct CardSheet {
  CardSheet(const DeckPrintSettings& settings, int page)
      : context(deck_context(deck(), settings)),
        dots(deck_page(deck(), *find_deck_sheet("fleet-cards"), page, settings, "png")) {}

  std::uint32_t at(Mm place) const {
    const double x = place.x + (context.paper.x - context.frame.x) / 2;
    const double y = place.y + (context.paper.y - context.frame.y) / 2;
    return dots.at(static_cast<int>(x * kDeckDotsPerInch / 25.4),
                   static_cast<int>(y * kDeckDotsPerInch / 25.4));
  }
  // Returns the color beyond the middle of a card's side.
  std::uint32_t beyond(MmRect card, Mm way, double distance) const {
    return at({card.x + card.width / 2 + way.x * (card.width / 2 + distance),
               card.y + card.height / 2 + way.y * (card.height / 2 + distance)});
  }

  DeckContext context;
  Dots dots;
};

constexpr std::array<Mm, 4> kWays{{{1, 0}, {-1, 0}, {0, 1}, {0, -1}}};

TEST(CardBleed, IsAsWideAsRequestedAroundEveryFront) {
  for (const double bleed : {1.0, 2.0, 3.0, 4.0, 5.0}) {
    for (const Paper paper : {Paper::a4, Paper::letter}) {
      for (const Backs backs : kAllBacks) {
        const CardSheet sheet(settings_with(bleed, paper, backs), 0);
        const CardGrid grid = card_grid(sheet.context);
        ASSERT_GE(grid.cards(), 2);
        for (int k = 0; k < grid.cards(); ++k) {
          for (const Mm way : kWays) {
            const std::uint32_t own = sheet.beyond(grid.front(k), way, -kNear);
            EXPECT_NE(own, kPaper);
            for (const double distance : {kNear, bleed / 2, bleed - kNear}) {
              EXPECT_EQ(sheet.beyond(grid.front(k), way, distance), own)
                  << bleed << " mm, " << to_string(paper) << ", " << to_string(backs) << ", card "
                  << k << ", at " << distance;
            }
          }
        }
        // The outermost bleeds end there.
        EXPECT_EQ(sheet.beyond(grid.front(0), {0, -1}, bleed + kNear), kPaper);
        EXPECT_EQ(sheet.beyond(grid.front(0), {-1, 0}, bleed + kNear), kPaper);
      }
    }
  }
}

TEST(CardBleed, IsAsWideAsRequestedAroundEveryBack) {
  for (const double bleed : {1.0, 3.0, 5.0}) {
    const CardSheet sheet(settings_with(bleed, Paper::a4, Backs::duplex), 1);
    const CardGrid grid = card_grid(sheet.context);
    for (int k = 0; k < grid.cards(); ++k) {
      for (const Mm way : kWays) {
        EXPECT_NE(sheet.beyond(grid.back(k), way, bleed - kNear), kPaper);
      }
    }
    EXPECT_EQ(sheet.beyond(grid.back(0), {1, 0}, bleed + kNear), kPaper);
  }
}

TEST(CardBleed, NeverOverlapsAnother) {
  for (const Paper paper : kPapers) {
    for (int tenths = 0; tenths <= 200; ++tenths) {
      for (const Backs backs : kAllBacks) {
        const CardGrid grid =
            card_grid(deck_context(deck(), settings_with(tenths / 10.0, paper, backs)));
        if (grid.cards() == 0) continue;
        const MmRect first = card_ground(grid, grid.front(0));
        if (grid.columns > 1) {
          EXPECT_LE(first.right(), card_ground(grid, grid.front(1)).x + 1e-9);
        }
        if (grid.rows > 1) {
          EXPECT_LE(first.bottom(), card_ground(grid, grid.front(grid.columns)).y + 1e-9);
        }
        const MmRect last = card_ground(grid, grid.front(grid.columns - 1));
        if (grid.folded) {
          EXPECT_LE(last.right(), grid.middle.x + 1e-9);
        }
      }
    }
  }
}

// On A4 a fold leaves half of the width to the fronts: 98.65 mm for cards of 63.5 mm.
TEST(CardBleed, IsRefusedWhereThePaperCannotHoldIt) {
  const std::array<const DeckSheet*, 1> cards{find_deck_sheet("fleet-cards")};
  const TemporaryFolder folder;
  const auto write = [&](double bleed) {
    return write_deck_sheets(deck(), cards, settings_with(bleed, Paper::a4, Backs::gutterfold),
                             "svg", folder.path().string(), Existing::replace);
  };
  EXPECT_EQ(write(17.5).size(), 18U);
  try {
    write(17.6);
    FAIL();
  } catch (const FileException& problem) {
    EXPECT_STREQ(problem.what(),
                 "con-sonar: a card with a bleed of 17.6 mm does not fit on a4 (the maximum is "
                 "17.5 mm)");
  }
}

}  // namespace
}  // namespace chartroom::exporters
