// What the looks promise, measured on pixels.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <random>

#include "exporters/board/board_painter.h"
#include "exporters/documents/sheet_page.h"
#include "exporters/drawing/cairo_objects.h"
#include "tests/exporters/sample_maps.h"

namespace chartroom::exporters {
using namespace maps;
using namespace rules;
namespace {

// Pixels of a drawing of so many millimetres, at so many a millimetre, on white.
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

  // How much of the box is ink: of the colour that a place has most of.
  double coverage(MmRect box) const {
    double ink = 0;
    int count = 0;
    each(box, [&](const unsigned char* p) {
      ink += 1 - std::min({p[0], p[1], p[2]}) / 255.0;
      ++count;
    });
    return ink / count;
  }

  // From the darkest to the lightest grey in the box, of 255.
  double contrast(MmRect box) const {
    double darkest = 255;
    double lightest = 0;
    each(box, [&](const unsigned char* p) {
      const double grey = 0.114 * p[0] + 0.587 * p[1] + 0.299 * p[2];
      darkest = std::min(darkest, grey);
      lightest = std::max(lightest, grey);
    });
    return lightest - darkest;
  }

  // The mean grey of the box, of 255.
  double grey(MmRect box) const {
    double sum = 0;
    int count = 0;
    each(box, [&](const unsigned char* p) {
      sum += 0.114 * p[0] + 0.587 * p[1] + 0.299 * p[2];
      ++count;
    });
    return sum / count;
  }

  MmRect all() const { return {0, 0, width_ / scale_, height_ / scale_}; }

 private:
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

constexpr double kMostInk = 0.05;
constexpr double kLeastInk = 0.002;

double coverage_of(const Map& map, const Sheet& sheet, int page) {
  const SheetContext context{map,
                             sheet_translator("de"),
                             "de",
                             usual_pitch(map.size),
                             rulebook_for(map),
                             sheet_set(map, {}),
                             kSmallFrame,
                             Look::ink_saving};
  const Pixels pixels(paper_size(Paper::a4), 3,
                      [&](cairo_t* cr) { draw_page({cr}, sheet, page, context, {}); });
  return pixels.coverage(pixels.all());
}

TEST(Look, SavesInkOnEveryPage) {
  for (const Map& map : sample::all()) {
    for (const Sheet& sheet : sheets()) {
      for (int page = 0; page < sheet.pages; ++page) {
        const double ink = coverage_of(map, sheet, page);
        EXPECT_LE(ink, kMostInk) << map.id << " " << sheet.name << page;
        EXPECT_GE(ink, kLeastInk) << map.id << " " << sheet.name << page;
      }
    }
  }
}

// Seas of every size, with up to a seventh of them land and quadrants of three by three points or
// more, which is more of either than any published map has.
Map random_map(unsigned seed) {
  std::mt19937 random(seed);
  const auto below = [&](int n) { return static_cast<int>(random() % static_cast<unsigned>(n)); };
  const Size size{kMinSide + below(kMaxSide - kMinSide + 1),
                  kMinSide + below(kMaxSide - kMinSide + 1)};
  Map map = blank_map(size, "random-" + std::to_string(seed), "Random Sea");
  map.theme = kThemes[seed % kThemes.size()];
  const int block = 3 + below(5);
  const int shift = below(3);
  for (const Point p : map.points()) {
    map.quadrants.set(p, 1 + (p.column / block + (3 + shift) * (p.row / block)) % kMaxQuadrant);
  }
  const int islands = below(size.points() / 7 + 1);
  for (int k = 0; k < islands; ++k) map.islands.insert({below(size.columns), below(size.rows)});
  Surfacing surfacing{{}, 1};
  for (int k = 0; k < 5; ++k) {
    const Point p{below(size.columns), below(size.rows)};
    if (!map.islands.contains(p)) surfacing.safe.insert(p);
  }
  map.surfacing = surfacing;
  return map;
}

TEST(Look, SavesInkOnAnyMap) {
  for (unsigned seed = 1; seed <= 16; ++seed) {
    const Map map = random_map(seed);
    for (const char* name : {"captain-blue", "operator-green"}) {
      EXPECT_LE(coverage_of(map, *find_sheet(name), 0), kMostInk)
          << name << " of seed " << seed << ", " << map.size.columns << " x " << map.size.rows
          << ", " << map.islands.count() << " islands";
    }
  }
}

// A patch of a board in grey: how dark it is, and how much it varies.
struct Grey {
  double mean = 0;
  double contrast = 0;
};

struct Greys {
  Grey light, dark, land;
};

Greys greys_of(const Map& map, Look look) {
  constexpr double kPitch = 16;
  const BoardLayout board(map.size, {kPitch, kPitch}, kPitch);
  const Pixels pixels({board.frame().right(), board.frame().bottom()}, 8,
                      [&](cairo_t* cr) { paint_board({cr}, map, board, board_style(look)); });
  const auto patch = [&](double column, double row, double side) {
    const MmRect box{kPitch * (column + 1 - side / 2), kPitch * (row + 1 - side / 2), kPitch * side,
                     kPitch * side};
    return Grey{pixels.grey(box), pixels.contrast(box)};
  };
  // Between D1 and E2, between I1 and J2, and on I7.
  return {patch(3.5, 0.5, 0.5), patch(8.5, 0.5, 0.5), patch(8, 6, 0.4)};
}

// By its shade, or by a pattern that the other has not.
bool told_apart(const Grey& a, const Grey& b) {
  return std::abs(a.mean - b.mean) > 25 || std::abs(a.contrast - b.contrast) > 40;
}

// Without colours the second tone of water is told by its waves, and land by its shade or pattern.
TEST(Look, TellsTonesAndLandByPatternsInGrey) {
  for (const Theme theme : kThemes) {
    for (const Look look : kLooks) {
      Map map = sample::archipelago();
      map.theme = theme;
      const Greys greys = greys_of(map, look);
      const std::string where = std::string(to_string(theme)) + " " + std::string(to_string(look));
      EXPECT_LT(greys.light.contrast, 20) << where;
      EXPECT_GT(greys.dark.contrast, 40) << where;
      EXPECT_TRUE(told_apart(greys.land, greys.light)) << where;
      EXPECT_TRUE(told_apart(greys.land, greys.dark)) << where;
    }
  }
}

}  // namespace
}  // namespace chartroom::exporters
