// Tests the properties of the looks on pixels.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "exporters/board/board_painter.h"
#include "exporters/board/tone_art.h"
#include "exporters/documents/sheet_page.h"
#include "exporters/drawing/cairo_objects.h"
#include "tests/exporters/sample_maps.h"

namespace chartroom::exporters {
using namespace maps;
using namespace rules;
namespace {

// The pixels of a drawing on white, by its size in millimeters and its pixels per millimeter.
class Pixels {
 public:
  template <class Draw>
  Pixels(Mm size, double scale, Draw draw)
      : width_(static_cast<int>(size.x * scale)),
        height_(static_cast<int>(size.y * scale)),
        scale_(scale),
        surface_(cairo_image_surface_create(CAIRO_FORMAT_RGB24, width_, height_)) {
    const CairoPtr cr(cairo_create(surface_.get()));
    cairo_set_source_rgb(cr.get(), 1, 1, 1);
    cairo_paint(cr.get());
    cairo_scale(cr.get(), scale, scale);
    draw(cr.get());
    cairo_surface_flush(surface_.get());
  }

  // Returns the share of the box covered by ink, by the strongest color of each pixel.
  double coverage(MmRect box) const {
    double ink = 0;
    int count = 0;
    each(box, [&](const unsigned char* p) {
      ink += 1 - std::min({p[0], p[1], p[2]}) / 255.0;
      ++count;
    });
    return ink / count;
  }

  // Returns the ink of the box in all its colors: the distance from white.
  double ink(MmRect box) const {
    double sum = 0;
    int count = 0;
    each(box, [&](const unsigned char* p) {
      sum += 1 - (p[0] + p[1] + p[2]) / (3 * 255.0);
      ++count;
    });
    return sum / count;
  }

  // Returns the grays of the box, row by row, of 255.
  std::vector<double> greys(MmRect box) const {
    std::vector<double> list;
    each(box, [&](const unsigned char* p) { list.push_back(grey_of(p)); });
    return list;
  }

  // Returns the difference of the lightest and the darkest gray in the box, of 255.
  double contrast(MmRect box) const {
    double darkest = 255;
    double lightest = 0;
    each(box, [&](const unsigned char* p) {
      const double grey = grey_of(p);
      darkest = std::min(darkest, grey);
      lightest = std::max(lightest, grey);
    });
    return lightest - darkest;
  }

  // Returns the mean gray of the box, of 255.
  double grey(MmRect box) const {
    double sum = 0;
    int count = 0;
    each(box, [&](const unsigned char* p) {
      sum += grey_of(p);
      ++count;
    });
    return sum / count;
  }

  MmRect all() const { return {0, 0, width_ / scale_, height_ / scale_}; }

 private:
  static double grey_of(const unsigned char* p) {
    return 0.114 * p[0] + 0.587 * p[1] + 0.299 * p[2];
  }

  template <class Take>
  void each(MmRect box, Take take) const {
    const unsigned char* pixels = cairo_image_surface_get_data(surface_.get());
    const int stride = cairo_image_surface_get_stride(surface_.get());
    for (int y = static_cast<int>(box.y * scale_); y < static_cast<int>(box.bottom() * scale_);
         ++y) {
      for (int x = static_cast<int>(box.x * scale_); x < static_cast<int>(box.right() * scale_);
           ++x) {
        take(pixels + y * stride + 4 * x);
      }
    }
  }

  int width_;
  int height_;
  double scale_;
  SurfacePtr surface_;
};

// Limits of ink: under a sixth of a page in colors, but enough for borders as strongest lines.
constexpr double kMostInk = 0.055;
constexpr double kLeastInk = 0.0015;

SheetContext context_of(const Map& map, Look look) {
  return {map,
          sheet_translator("de"),
          "de",
          usual_pitch(map.size),
          rulebook_for(map),
          sheet_set(map, {}),
          kSmallFrame,
          look};
}

Pixels page_of(const Map& map, const Sheet& sheet, int page, Look look) {
  const SheetContext context = context_of(map, look);
  return Pixels(paper_size(Paper::a4), 3,
                [&](cairo_t* cr) { draw_page({cr}, sheet, page, context, {}); });
}

double coverage_of(const Map& map, const Sheet& sheet, int page) {
  const Pixels pixels = page_of(map, sheet, page, Look::ink_saving);
  return pixels.coverage(pixels.all());
}

TEST(Look, SavesInkOnEveryPage) {
  for (const Map& map : sample::all()) {
    for (const Sheet& sheet : sheets()) {
      const int pages = sheet.pages(context_of(map, Look::ink_saving));
      for (int page = 0; page < pages; ++page) {
        const double ink = coverage_of(map, sheet, page);
        EXPECT_LE(ink, kMostInk) << map.id << " " << sheet.name << page;
        EXPECT_GE(ink, kLeastInk) << map.id << " " << sheet.name << page;
      }
    }
  }
}

TEST(Look, SavesInkOnAnyMap) {
  for (unsigned seed = 1; seed <= 16; ++seed) {
    const Map map = sample::random(seed);
    for (const char* name : {"captain-blue", "operator-green"}) {
      EXPECT_LE(coverage_of(map, *find_sheet(name), 0), kMostInk)
          << name << " of seed " << seed << ", " << map.size.columns << " x " << map.size.rows
          << ", " << map.islands.count() << " islands";
    }
  }
}

// A page with three fifths of ink is as wet as a photograph.
TEST(Look, NeedsNoMoreInkAtNightThanADeskPrinterBears) {
  constexpr double kMost = 0.6;
  for (Map map : {sample::archipelago(), sample::north_pole(), sample::large_night()}) {
    for (const Theme theme : kThemes) {
      map.theme = theme;
      for (const char* name :
           {"captain-blue", "captain-green", "operator-blue", "operator-green"}) {
        const Pixels page = page_of(map, *find_sheet(name), 0, Look::night);
        EXPECT_LT(page.ink(page.all()), kMost) << map.id << to_string(theme) << name;
        const double edge = 4;
        EXPECT_EQ(page.ink({0, 0, page.all().width, edge}), 0) << "the margin stays paper";
      }
    }
  }
}

constexpr double kPitch = 16;

Pixels board_of(const Map& map, Look look, double scale = 8) {
  const BoardLayout board(map.size, {kPitch, kPitch}, kPitch);
  return Pixels({board.frame().right(), board.frame().bottom()}, scale,
                [&](cairo_t* cr) { paint_board({cr}, map, board, board_style(look)); });
}

// Returns a square of `side` pitches around a position, in pitches with A1 at (0, 0).
MmRect patch(double column, double row, double side) {
  return {kPitch * (column + 1 - side / 2), kPitch * (row + 1 - side / 2), kPitch * side,
          kPitch * side};
}

// Returns a row of quadrants with different numbers.
Map striped(int quadrants) {
  Map map = blank_map({3 * quadrants, 4}, "striped", "Striped");
  for (const Point p : map.points()) map.quadrants.set(p, 1 + p.column / 3);
  return map;
}

// Returns the share of two equal patches that differs visibly.
double share_that_differs(const std::vector<double>& a, const std::vector<double>& b) {
  int count = 0;
  for (std::size_t k = 0; k < a.size(); ++k) count += std::abs(a[k] - b[k]) > 40 ? 1 : 0;
  return count / static_cast<double>(a.size());
}

TEST(Look, TellsEveryToneByAPatternWhereInkIsSaved) {
  // Compares the tones alone between the first two columns and rows.
  std::vector<std::vector<double>> patches;
  for (int tone = 0; tone < kMaxQuadrant; ++tone) {
    const Pixels pixels({4 * kPitch, 4 * kPitch}, 8, [&](cairo_t* cr) {
      cairo_scale(cr, kPitch, kPitch);
      cairo_translate(cr, 0.5, 0.5);
      cairo_rectangle(cr, -0.5, -0.5, 4, 4);
      fill_tone(cr, tone, {4, 4}, board_colours(Theme::tropical, Look::ink_saving));
    });
    patches.push_back(pixels.greys({kPitch, kPitch, kPitch, kPitch}));
  }
  for (std::size_t a = 0; a < patches.size(); ++a) {
    for (std::size_t b = a + 1; b < patches.size(); ++b) {
      EXPECT_GE(share_that_differs(patches[a], patches[b]), 0.012) << a << " and " << b;
    }
  }
}

TEST(Look, TellsTouchingQuadrantsInGrey) {
  // A quadrant in the middle of three that touch each other too: four tones.
  Map map = blank_map({12, 12}, "four", "Four");
  for (const Point p : map.points()) {
    const bool middle = p.column >= 4 && p.column < 8 && p.row >= 4 && p.row < 8;
    map.quadrants.set(p, middle ? 4 : p.row >= 6 ? 3 : p.column >= 6 ? 2 : 1);
  }
  constexpr std::array<UserPoint, 4> kPlaces{{{1.5, 1.5}, {9.5, 1.5}, {1.5, 9.5}, {4.5, 4.5}}};
  for (const Theme theme : kThemes) {
    map.theme = theme;
    for (const Look look : {Look::colour, Look::night}) {
      const Pixels board = board_of(map, look, 4);
      for (std::size_t a = 0; a < kPlaces.size(); ++a) {
        for (std::size_t b = a + 1; b < kPlaces.size(); ++b) {
          EXPECT_GE(std::abs(board.grey(patch(kPlaces[a].x, kPlaces[a].y, 0.6)) -
                             board.grey(patch(kPlaces[b].x, kPlaces[b].y, 0.6))),
                    9)
              << to_string(theme) << " " << to_string(look) << " " << a << " and " << b;
        }
      }
    }
  }
}

// Land differs from the sea beside it in shade or in pattern.
TEST(Look, TellsLandFromWaterInGrey) {
  for (const Theme theme : kThemes) {
    for (const Look look : kLooks) {
      Map map = sample::archipelago();
      map.theme = theme;
      const Pixels board = board_of(map, look);
      const auto land = patch(8, 6, 0.4);
      for (const auto& water : {patch(3.5, 0.5, 0.4), patch(8.5, 0.5, 0.4)}) {
        EXPECT_TRUE(std::abs(board.grey(land) - board.grey(water)) > 25 ||
                    std::abs(board.contrast(land) - board.contrast(water)) > 40)
            << to_string(theme) << " " << to_string(look);
      }
    }
  }
}

// Returns the width in millimeters of the widest run of grays up to a level, from left to right.
double widest_run(const std::vector<double>& row, double level, double scale) {
  int widest = 0;
  int run = 0;
  for (const double grey : row) {
    run = grey <= level ? run + 1 : 0;
    widest = std::max(widest, run);
  }
  return widest / scale;
}

TEST(Look, DrawsABorderOfTheWidthOfAPensLine) {
  constexpr double kScale = 30;
  const Map map = striped(2);
  const BoardColours colours = board_colours(Theme::tropical, Look::colour);
  const Pixels board = board_of(map, Look::colour, kScale);
  // Across the border between C and D, half way between two rows.
  const MmRect across{kPitch * 3.2, kPitch * 2.5, kPitch * 0.6, 1.01 / kScale};
  const double of_border = 255 * (0.299 * colours.border.red + 0.587 * colours.border.green +
                                  0.114 * colours.border.blue);
  EXPECT_NEAR(widest_run(board.greys(across), of_border + 20, kScale), 0.8, 0.1);
}

TEST(Look, DrawsBordersStrongestWhereInkIsSaved) {
  constexpr double kScale = 30;
  constexpr double kDark = 100;
  Map map = striped(2);
  map.islands = {{1, 1}, {4, 1}};
  const Pixels board = board_of(map, Look::ink_saving, kScale);
  const auto run_at = [&](double from, double to, double row) {
    return widest_run(
        board.greys({kPitch * (from + 1), kPitch * (row + 1), kPitch * (to - from), 1.01 / kScale}),
        kDark, kScale);
  };
  const double border = run_at(2.2, 2.8, 1.5);
  EXPECT_NEAR(border, 0.8, 0.1);
  // All other lines, such as coasts, hatching and tabs, on rows of points and between them.
  for (const double row : {0.3, 0.8, 1.2, 2.4}) {
    EXPECT_LT(run_at(-0.45, 2.2, row), 0.8 * border) << row;
    EXPECT_LT(run_at(2.8, 5.45, row), 0.8 * border) << row;
  }
}

// No pen draws two lines at once.
TEST(Look, TellsABorderByTwoLinesInLargePrint) {
  constexpr double kScale = 30;
  const Pixels board = board_of(striped(2), Look::large_print, kScale);
  const std::vector<double> across =
      board.greys({kPitch * 3.2, kPitch * 2.5, kPitch * 0.6, 1.01 / kScale});
  int lines = 0;
  for (std::size_t k = 1; k < across.size(); ++k) {
    lines += across[k] < 80 && across[k - 1] >= 80 ? 1 : 0;
  }
  EXPECT_EQ(lines, 2);
}

}  // namespace
}  // namespace chartroom::exporters
