// The marks of findings, painted on images without a window.
#include "editor/ui/canvas/mark_painter.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

#include "editor/ui/canvas/board_picture.h"
#include "tests/known_maps.h"

namespace chartroom::editor {
using namespace maps;
using namespace exporters;
namespace {

constexpr WindowSize kWindow{240, 240};
constexpr Size kSea{4, 4};
constexpr Point kMarked{1, 1};
constexpr Severity kSeverities[] = {Severity::note, Severity::warning, Severity::error};
// The distance of points is 15 pixels at least, usually 60; at 240 a point fills the window.
constexpr double kZooms[] = {0.25, 0.4, 1, 2, 3};

BoardView view_at(double zoom) {
  BoardView view(kSea);
  view.set_window(kWindow.width, kWindow.height);
  view.zoom_to(zoom, view.pixel_of(kMarked));
  return view;
}

class Image {
 public:
  Image(double zoom, bool dark, const std::vector<FindingMark>& marks)
      : surface_(cairo_image_surface_create(CAIRO_FORMAT_RGB24, kWindow.width, kWindow.height)) {
    const CairoPtr cr(cairo_create(surface_.get()));
    const BoardView view = view_at(zoom);
    BoardPicture().show(cr.get(), blank_map(kSea, "sea", "Sea"), view, kWindow, dark);
    paint_marks(cr.get(), view, marks);
    cairo_surface_flush(surface_.get());
  }

  // Returns a pixel's gray without colors, 0 to 255.
  int grey(int x, int y) const {
    const unsigned char* pixel = cairo_image_surface_get_data(surface_.get()) +
                                 y * cairo_image_surface_get_stride(surface_.get()) + 4 * x;
    return (pixel[0] * 114 + pixel[1] * 587 + pixel[2] * 299) / 1000;
  }

 private:
  SurfacePtr surface_;
};

using Pixels = std::set<std::pair<int, int>>;

// Returns the pixels that differ.
Pixels changed(const Image& a, const Image& b) {
  constexpr int kSeen = 8;
  Pixels pixels;
  for (int y = 0; y < kWindow.height; ++y) {
    for (int x = 0; x < kWindow.width; ++x) {
      if (std::abs(a.grey(x, y) - b.grey(x, y)) > kSeen) pixels.insert({x, y});
    }
  }
  return pixels;
}

Pixels painted(double zoom, bool dark, Severity severity, int findings = 1) {
  return changed(Image(zoom, dark, {}), Image(zoom, dark, {{kMarked, severity, findings}}));
}

TEST(MarkPainter, LeavesTheMiddleOfThePointInSightAtEveryZoom) {
  for (const double zoom : kZooms) {
    const BoardView view = view_at(zoom);
    const Pixel middle = view.pixel_of(kMarked);
    const double pitch = BoardView::kPitch * view.scale();
    for (const Severity severity : kSeverities) {
      for (const bool dark : {false, true}) {
        const Pixels pixels = painted(zoom, dark, severity, 2);
        EXPECT_FALSE(pixels.empty()) << "a mark can be seen";
        int in_the_way = 0;
        for (const auto& [x, y] : pixels) {
          const double off = std::hypot(x + 0.5 - middle.x, y + 0.5 - middle.y);
          if (off < 0.12 * pitch) ++in_the_way;
          EXPECT_LE(std::abs(x + 0.5 - middle.x), 0.6 * pitch + 2) << "and stays at its point";
          EXPECT_LE(std::abs(y + 0.5 - middle.y), 0.6 * pitch + 2);
        }
        EXPECT_EQ(in_the_way, 0) << zoom;
      }
    }
  }
}

// Returns the difference of two marks' outlines, as a share of the larger.
double apart(const Pixels& a, const Pixels& b) {
  Pixels either;
  std::set_symmetric_difference(a.begin(), a.end(), b.begin(), b.end(),
                                std::inserter(either, either.begin()));
  return static_cast<double>(either.size()) / static_cast<double>(std::max(a.size(), b.size()));
}

TEST(MarkPainter, TellsSeveritiesApartByShapeAndInGrey) {
  for (const double zoom : kZooms) {
    for (const bool dark : {false, true}) {
      const Image note(zoom, dark, {{kMarked, Severity::note, 1}});
      const Image warning(zoom, dark, {{kMarked, Severity::warning, 1}});
      const Image error(zoom, dark, {{kMarked, Severity::error, 1}});
      EXPECT_GT(apart(painted(zoom, dark, Severity::note), painted(zoom, dark, Severity::error)),
                0.12)
          << zoom;
      EXPECT_GT(apart(painted(zoom, dark, Severity::note), painted(zoom, dark, Severity::warning)),
                0.12)
          << zoom;
      EXPECT_GT(apart(painted(zoom, dark, Severity::warning), painted(zoom, dark, Severity::error)),
                0.12)
          << zoom;
      EXPECT_GT(changed(error, warning).size(), 20U);
      EXPECT_GT(changed(error, note).size(), 20U);
    }
  }
}

TEST(MarkPainter, ShowsThatThereAreSeveralFindings) {
  for (const double zoom : kZooms) {
    for (const Severity severity : kSeverities) {
      EXPECT_GT(painted(zoom, false, severity, 2).size(),
                1.15 * static_cast<double>(painted(zoom, false, severity, 1).size()))
          << zoom;
      EXPECT_EQ(painted(zoom, false, severity, 2), painted(zoom, false, severity, 5));
    }
  }
}

}  // namespace
}  // namespace chartroom::editor
