// What the looks promise, measured on pixels.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "exporters/board_painter.h"
#include "exporters/drawing.h"
#include "exporters/page.h"
#include "tests/exporters/sample_maps.h"

namespace chartroom {
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

TEST(Look, SavesInkOnEveryPage) {
  for (const Map& map : {sample::north_pole(), sample::archipelago()}) {
    const SheetContext context{map,         Words("de"),       "de",
                               16,          rulebook_for(map), sheet_set(map, {}),
                               kSmallFrame, Look::ink_saving};
    for (const Sheet& sheet : sheets()) {
      for (int page = 0; page < sheet.pages; ++page) {
        const Pixels pixels(paper_size(Paper::a4), 4,
                            [&](cairo_t* cr) { draw_page(cr, sheet, page, context, {}); });
        EXPECT_LE(pixels.coverage(pixels.all()), 0.05) << map.id << " " << sheet.name << page;
        EXPECT_GE(pixels.coverage(pixels.all()), 0.002) << map.id << " " << sheet.name << page;
      }
    }
  }
}

// Without colours: the second tone of water is told by waves, land by hatching or by its darkness.
TEST(Look, TellsTonesAndLandByPatternsInGrey) {
  constexpr double kPitch = 16;
  const Map map = sample::archipelago();
  const BoardLayout board(map.size, {kPitch, kPitch}, kPitch);
  const auto patch = [&](double column, double row, double side) {
    return MmRect{kPitch * (column + 1 - side / 2), kPitch * (row + 1 - side / 2), kPitch * side,
                  kPitch * side};
  };
  for (const bool ink_saving : {true, false}) {
    BoardStyle style;
    style.ink_saving = ink_saving;
    const Pixels pixels({board.frame().right(), board.frame().bottom()}, 8,
                        [&](cairo_t* cr) { paint_board(cr, map, board, style); });
    // Between D1 and E2, between I1 and J2, and on I7.
    const MmRect light = patch(3.5, 0.5, 0.5);
    const MmRect dark = patch(8.5, 0.5, 0.5);
    const MmRect land = patch(8, 6, 0.4);
    EXPECT_LT(pixels.contrast(light), 20);
    EXPECT_GT(pixels.contrast(dark), 30);
    EXPECT_GT(pixels.coverage(land), 1.05 * pixels.coverage(dark));
    EXPECT_GT(pixels.coverage(dark), 1.2 * pixels.coverage(light));
  }
}

}  // namespace
}  // namespace chartroom
