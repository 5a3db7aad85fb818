#include "editor/ui/overlays/overlay_picture.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <cstdlib>

#include "tests/known_maps.h"

namespace chartroom::editor {
using namespace maps;
using namespace exporters;
namespace {

constexpr WindowSize kWindow{168, 120};

// A window with only the overlay.
class Screen {
 public:
  Screen()
      : surface_(cairo_image_surface_create(CAIRO_FORMAT_ARGB32, kWindow.width, kWindow.height)) {}

  // Draws the overlay and returns the opacity of each pixel, 0 to 255.
  std::vector<int> paint(OverlayPicture& overlay, const BoardView& view) {
    const CairoPtr cr(cairo_create(surface_.get()));
    cairo_set_operator(cr.get(), CAIRO_OPERATOR_CLEAR);
    cairo_paint(cr.get());
    cairo_set_operator(cr.get(), CAIRO_OPERATOR_OVER);
    overlay.paint(cr.get(), view, kWindow);
    cairo_surface_flush(surface_.get());
    std::vector<int> opaque;
    for (int y = 0; y < kWindow.height; ++y) {
      const unsigned char* row =
          cairo_image_surface_get_data(surface_.get()) +
          static_cast<std::ptrdiff_t>(y) * cairo_image_surface_get_stride(surface_.get());
      for (int x = 0; x < kWindow.width; ++x) opaque.push_back(row[4 * x + 3]);
    }
    return opaque;
  }

 private:
  SurfacePtr surface_;
};

int at(const std::vector<int>& pixels, Pixel p) {
  return pixels[static_cast<std::size_t>(p.y) * kWindow.width + static_cast<std::size_t>(p.x)];
}

BoardView view_of(Size sea) {
  BoardView view(sea);
  view.set_window(kWindow.width, kWindow.height);
  return view;
}

ShownOverlay shown_on(std::map<Point, Figure> figures, std::uint64_t version) {
  ShownOverlay shown;
  shown.choice.kind = OverlayKind::visits;
  shown.figures = Figures{.by_point = std::move(figures), .games = 100, .parts = {}};
  shown.scale = scale_of(OverlayKind::visits, *shown.figures);
  shown.version = version;
  return shown;
}

TEST(OverlayPicture, LiesOnItsPointsAndFollowsTheView) {
  OverlayPicture overlay;
  BoardView view = view_of({6, 4});
  Screen screen;
  overlay.set(shown_on({{Point{1, 1}, {3, 0}}}, 1), {});
  auto pixels = screen.paint(overlay, view);
  EXPECT_GT(at(pixels, view.pixel_of({1, 1})), 200);
  EXPECT_EQ(at(pixels, view.pixel_of({4, 2})), 0);
  view.zoom(1.5, view.pixel_of({1, 1}));
  view.pan(-7, 3);
  pixels = screen.paint(overlay, view);
  EXPECT_GT(at(pixels, view.pixel_of({1, 1})), 200);
}

TEST(OverlayPicture, ShowsNewFiguresAndNothingOnceThereAreNone) {
  OverlayPicture overlay;
  const BoardView view = view_of({6, 4});
  Screen screen;
  overlay.set(shown_on({{Point{1, 1}, {3, 0}}}, 1), {});
  screen.paint(overlay, view);
  overlay.set(shown_on({{Point{2, 2}, {3, 0}}}, 2), {});
  const auto pixels = screen.paint(overlay, view);
  EXPECT_EQ(at(pixels, view.pixel_of({1, 1})), 0);
  EXPECT_GT(at(pixels, view.pixel_of({2, 2})), 200);
  ShownOverlay nothing;
  nothing.version = 3;
  overlay.set(nothing, {});
  EXPECT_EQ(std::ranges::count(screen.paint(overlay, view), 0), kWindow.width * kWindow.height);
}

TEST(OverlayPicture, GreysWhatIsOfTheMapBeforeAChange) {
  OverlayPicture overlay;
  const BoardView view = view_of({6, 4});
  Screen screen;
  ShownOverlay shown = shown_on({{Point{1, 1}, {3, 0}}}, 1);
  EXPECT_TRUE(overlay.set(shown, {}));
  EXPECT_FALSE(overlay.set(shown, {})) << "it looks as before";
  const int fresh = at(screen.paint(overlay, view), view.pixel_of({1, 1}));
  shown.stale = true;
  EXPECT_TRUE(overlay.set(shown, {}));
  const int stale = at(screen.paint(overlay, view), view.pixel_of({1, 1}));
  EXPECT_GT(stale, 0);
  EXPECT_LT(2 * stale, fresh);
}

TEST(OverlayPicture, DrawsATrailWithinTheSeaOnly) {
  OverlayPicture overlay;
  const BoardView view = view_of({6, 4});
  Screen screen;
  ShownOverlay shown;
  shown.version = 1;
  overlay.set(shown, {Point{4, 1}, Point{5, 1}, Point{6, 1}, Point{7, 1}});
  const auto pixels = screen.paint(overlay, view);
  EXPECT_GT(at(pixels, view.pixel_of({5, 1})), 200);
  EXPECT_EQ(at(pixels, view.pixel_of({6, 1})), 0);
}

}  // namespace
}  // namespace chartroom::editor
