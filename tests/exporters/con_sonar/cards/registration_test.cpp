// Tests pages of cards like a scan at 600 dpi.
#include <fmt/core.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>

#include "exporters/con_sonar/cards/deck_card_grid.h"
#include "exporters/con_sonar/documents/deck_documents.h"
#include "tests/maps/con_sonar/decks.h"
#include "tests/temporary_folder.h"

namespace chartroom::exporters {
namespace {

constexpr double kDots = 600 / 25.4;
// The requirement is 0.2 mm; half a dot of the scan is 0.021 mm.
constexpr double kTrue = 0.06;

const con_sonar::Deck& deck() {
  static const con_sonar::Deck shipped = con_sonar::decks::shipped();
  return shipped;
}

struct Window {
  int left = 0;
  int top = 0;
  int width = 0;
  int height = 0;
};

// Views a document through windows of gray dots.
class Scan {
 public:
  explicit Scan(const DeckPrintSettings& settings) {
    const std::array<const DeckSheet*, 1> one{find_deck_sheet("torpedo-cards")};
    folder_.write("scan.pdf", pdf_document(deck(), one, settings));
  }

  // Returns the middles of the strokes across a row between two positions, in millimeters.
  std::vector<double> strokes_across(int page, double y, double from, double to) const {
    const Window row{static_cast<int>(from * kDots), static_cast<int>(y * kDots),
                     static_cast<int>((to - from) * kDots), 1};
    return strokes(dots(page, row), row.left);
  }
  std::vector<double> strokes_down(int page, double x, double from, double to) const {
    const Window column{static_cast<int>(x * kDots), static_cast<int>(from * kDots), 1,
                        static_cast<int>((to - from) * kDots)};
    return strokes(dots(page, column), column.top);
  }
  // Returns the begin and end of the ink in a row.
  std::pair<double, double> inked_across(int page, double y, double width) const {
    const std::string row =
        dots(page, {0, static_cast<int>(y * kDots), static_cast<int>(width * kDots), 1});
    const auto inked = [](char dot) { return static_cast<unsigned char>(dot) < 128; };
    const auto first = std::find_if(row.begin(), row.end(), inked) - row.begin();
    const auto last = row.rend() - std::find_if(row.rbegin(), row.rend(), inked);
    return {static_cast<double>(first) / kDots, static_cast<double>(last) / kDots};
  }

 private:
  static std::vector<double> strokes(const std::string& line, int offset) {
    std::vector<double> middles;
    for (std::size_t k = 0; k < line.size(); ++k) {
      const std::size_t from = k;
      while (k < line.size() && static_cast<unsigned char>(line[k]) < 128) ++k;
      if (k > from) {
        middles.push_back((offset + static_cast<double>(from + k) / 2) / kDots);
      }
    }
    return middles;
  }

  std::string dots(int page, const Window& window) const {
    const std::string stem = (folder_ / "scan").string();
    const std::string command =
        fmt::format("pdftoppm -r 600 -gray -singlefile -f {} -x {} -y {} -W {} -H {} {}.pdf {}",
                    page + 1, window.left, window.top, window.width, window.height, stem, stem);
    EXPECT_EQ(std::system(command.c_str()), 0);
    std::ifstream file(stem + ".pgm", std::ios::binary);
    std::string magic;
    int width = 0;
    int height = 0;
    int highest = 0;
    file >> magic >> width >> height >> highest;
    file.get();
    EXPECT_EQ(width, window.width);
    EXPECT_EQ(height, window.height);
    std::string pixels(static_cast<std::size_t>(width) * static_cast<std::size_t>(height), '\0');
    file.read(pixels.data(), static_cast<std::streamsize>(pixels.size()));
    return pixels;
  }

  TemporaryFolder folder_;
};

struct Case {
  Paper paper = Paper::a4;
  double bleed = 0;
  Backs backs = Backs::duplex;
};

// Every card edge has true marks above and beside the cards; backs' marks mirror the fronts'.
TEST(Registration, CutsFrontsAndBacksAtTheSamePlaces) {
  for (const Case& c : {Case{Paper::a4, 0}, Case{Paper::letter, 0}, Case{Paper::a4, 3.2},
                        Case{Paper::letter, 3.2}}) {
    DeckPrintSettings settings;
    settings.page.paper = c.paper;
    settings.page.bleed = c.bleed;
    const DeckContext context = deck_context(deck(), settings);
    const CardGrid grid = card_grid(context);
    const Mm origin{(context.paper.x - context.frame.x) / 2,
                    (context.paper.y - context.frame.y) / 2};
    const MmRect block = grid.block();
    const Scan scan(settings);
    // In the middle of the marks' length.
    const double above = origin.y + block.bottom() + c.bleed + 2.8;
    const double beside = origin.x + block.right() + c.bleed + 1.6;
    std::vector<double> across;
    std::vector<double> down;
    for (int column = 0; column < grid.columns; ++column) {
      across.push_back(origin.x + grid.front(column).x);
      if (c.bleed > 0 || column + 1 == grid.columns) {
        across.push_back(origin.x + grid.front(column).right());
      }
    }
    for (int row = 0; row < grid.rows; ++row) {
      const MmRect place = grid.front(row * grid.columns);
      down.push_back(origin.y + place.y);
      if (c.bleed > 0 || row + 1 == grid.rows) down.push_back(origin.y + place.bottom());
    }
    for (const int page : {0, 1}) {
      const auto marks = scan.strokes_across(page, above, 1, context.paper.x - 1);
      ASSERT_EQ(marks.size(), across.size()) << to_string(c.paper) << c.bleed;
      for (std::size_t k = 0; k < marks.size(); ++k) {
        EXPECT_NEAR(marks[k], across[k], kTrue);
        // The mark on the back.
        EXPECT_NEAR(marks[k], context.paper.x - marks[marks.size() - 1 - k], 2 * kTrue);
      }
      const auto sides = scan.strokes_down(page, beside, 1, context.paper.y - 1);
      ASSERT_EQ(sides.size(), down.size()) << to_string(c.paper) << c.bleed;
      for (std::size_t k = 0; k < sides.size(); ++k) EXPECT_NEAR(sides[k], down[k], kTrue);
    }
  }
}

// The dark ground of fronts and backs begins and ends at the marks, so cards meet their marks.
TEST(Registration, PrintsCardsWhereTheirMarksAre) {
  for (const Paper paper : {Paper::a4, Paper::letter}) {
    DeckPrintSettings settings;
    settings.page.paper = paper;
    const DeckContext context = deck_context(deck(), settings);
    const CardGrid grid = card_grid(context);
    const Mm origin{(context.paper.x - context.frame.x) / 2,
                    (context.paper.y - context.frame.y) / 2};
    const Scan scan(settings);
    const double y = origin.y + grid.front(0).y + 43;
    for (const int page : {0, 1}) {
      const auto [left, right] = scan.inked_across(page, y, context.paper.x);
      EXPECT_NEAR(left, origin.x + grid.block().x, kTrue);
      EXPECT_NEAR(right, origin.x + grid.block().right(), kTrue);
    }
  }
}

}  // namespace
}  // namespace chartroom::exporters
