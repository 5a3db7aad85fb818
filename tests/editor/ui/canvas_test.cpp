// Paints the canvas on images without a window. The golden pictures have no text, so they need no
// fonts. To accept new looks, write the pictures, look at them and keep them:
//   CHARTROOM_PICTURES=tests/editor/ui/golden build/release/bin/editor_window_tests
//   --gtest_filter='Canvas.*'
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <random>
#include <variant>

#include "editor/ui/canvas/board_picture.h"
#include "editor/ui/canvas/canvas_overlay.h"
#include "exporters/board/board_painter.h"
#include "tests/known_maps.h"

namespace chartroom::editor {
using namespace maps;
using namespace exporters;
namespace {

constexpr WindowSize kWindow{168, 120};

Point point(const char* name) { return parse_point(name).value(); }

// An image of a window, on a screen with this number of pixels per logical pixel.
class Screen {
 public:
  explicit Screen(double pixels = 1)
      : surface_(cairo_image_surface_create(CAIRO_FORMAT_RGB24,
                                            static_cast<int>(kWindow.width * pixels),
                                            static_cast<int>(kWindow.height * pixels))) {
    cairo_surface_set_device_scale(surface_.get(), pixels, pixels);
    cr_.reset(cairo_create(surface_.get()));
  }
  explicit Screen(const std::string& path)
      : surface_(cairo_image_surface_create_from_png(path.c_str())) {}

  cairo_t* cr() const { return cr_.get(); }
  bool readable() const { return cairo_surface_status(surface_.get()) == CAIRO_STATUS_SUCCESS; }
  void write(const std::string& path) const {
    cairo_surface_write_to_png(surface_.get(), path.c_str());
  }
  int width() const { return cairo_image_surface_get_width(surface_.get()); }
  int height() const { return cairo_image_surface_get_height(surface_.get()); }

  // Returns red, green and blue, 0 to 255.
  std::array<int, 3> at(int x, int y) const {
    cairo_surface_flush(surface_.get());
    const unsigned char* row = cairo_image_surface_get_data(surface_.get()) +
                               y * cairo_image_surface_get_stride(surface_.get());
    std::uint32_t value = 0;
    std::copy_n(row + 4 * x, 4, reinterpret_cast<unsigned char*>(&value));
    return {static_cast<int>(value >> 16 & 255U), static_cast<int>(value >> 8 & 255U),
            static_cast<int>(value & 255U)};
  }

 private:
  SurfacePtr surface_;
  CairoPtr cr_;
};

constexpr int kRounding = 12;  // the largest difference by another processor or library

// Counts the pixels that differ by more than `most`.
int differing_pixels(const Screen& a, const Screen& b, int most = kRounding) {
  if (a.width() != b.width() || a.height() != b.height()) return a.width() * a.height();
  int count = 0;
  for (int y = 0; y < a.height(); ++y) {
    for (int x = 0; x < a.width(); ++x) {
      const auto one = a.at(x, y);
      const auto other = b.at(x, y);
      bool same = true;
      for (std::size_t i = 0; i < 3; ++i) same = same && std::abs(one[i] - other[i]) <= most;
      count += same ? 0 : 1;
    }
  }
  return count;
}

// The largest sea: at every scale the window is within it, without the coordinates' text.
Map reef() {
  Map map = blank_map({kMaxSide, kMaxSide}, "reef", "Reef");
  map.theme = Theme::tropical;
  for (const char* name : {"G7", "G8", "H8", "J6", "F10", "J10", "E6", "L8", "K5", "D9"}) {
    map.islands.insert(point(name));
  }
  map.surfacing = Surfacing{known::points({"I7", "F8", "K9"}), 1};
  map.quadrants.set(point("I9"), map.quadrants.at(point("H9")));
  return map;
}

// Returns a view of the middle of the sea, H8.
BoardView view_at(double zoom) {
  BoardView view({kMaxSide, kMaxSide});
  view.set_window(kWindow.width, kWindow.height);
  view.zoom_to(zoom, {kWindow.width / 2.0, kWindow.height / 2.0});
  return view;
}

// Returns some of everything that the canvas draws over the board.
CanvasOverlay busy_overlay() {
  CanvasOverlay overlay;
  overlay.cursor = BoardCursor{point("I8"), Lattice::points, true};
  overlay.selection = known::points({"G8", "G9", "H9"});
  overlay.march = 0.25;
  overlay.highlighted = known::points({"H7", "I7"});
  overlay.preview.points = known::points({"J8"});
  overlay.preview.lines = {{{6, 6}, {8, 6}, {8, 7}}};
  overlay.mirroring.set(Symmetry::left_right, true);
  overlay.mirroring.set(Symmetry::half_turn, true);
  return overlay;
}

struct Shot {
  const char* name;
  double zoom;
  bool dark;
  double pixels;  // screen pixels per logical pixel
};

constexpr Shot kShots[] = {
    {"small-light", 0.4, false, 1}, {"small-dark", 0.4, true, 1}, {"full-light", 1, false, 1},
    {"full-dark", 1, true, 1},      {"large-light", 2, false, 1}, {"large-dark", 2, true, 1},
    {"fine-light", 1, false, 2},    {"fine-dark", 1, true, 2},
};

// The pictures are from Cairo 1.16 (Debian 12). Cairo 1.18 (Debian 13) shades up to six in a
// thousand pixels a bit differently, all of them on edges of shapes.
constexpr int kEdge = 32;
int on_edges() { return cairo_version() < CAIRO_VERSION_ENCODE(1, 18, 0) ? 1 : 6; }

std::string file_of(const std::string& folder, const Shot& shot) {
  return folder + "/canvas-" + shot.name + ".png";
}

TEST(Canvas, LooksAsItsGoldenPictures) {
  const std::string golden = CHARTROOM_SOURCE_DIR "/tests/editor/ui/golden";
  const char* folder = std::getenv("CHARTROOM_PICTURES");
  for (const Shot& shot : kShots) {
    const Screen screen(shot.pixels);
    const BoardView view = view_at(shot.zoom);
    BoardPicture().show(screen.cr(), reef(), view, kWindow, shot.dark);
    paint_overlay(screen.cr(), view, busy_overlay());
    if (folder != nullptr) screen.write(file_of(folder, shot));
    const Screen expected(file_of(golden, shot));
    ASSERT_TRUE(expected.readable()) << file_of(golden, shot);
    const int pixels = screen.width() * screen.height();
    EXPECT_LE(differing_pixels(screen, expected, kEdge), pixels / 1000)
        << shot.name << " looks different: see the head of this file";
    EXPECT_LE(differing_pixels(screen, expected), pixels * on_edges() / 1000)
        << shot.name << " looks a bit different: see the head of this file";
  }
}

// Paints the board straight to the screen, while the canvas keeps a picture from paint to paint.
void paint_straight(const Screen& screen, const Map& map, const BoardView& view, bool dark) {
  constexpr double kPitch = BoardView::kPitch;
  cairo_save(screen.cr());
  cairo_translate(screen.cr(), view.origin().x, view.origin().y);
  cairo_scale(screen.cr(), view.scale(), view.scale());
  BoardStyle style;
  style.dark = dark;
  paint_board({screen.cr()}, map, BoardLayout(map.size, {kPitch, kPitch}, kPitch), style);
  cairo_restore(screen.cr());
}

TEST(Canvas, ShowsTheBoardAsThePainterPaintsItAtEveryScale) {
  for (const double pixels : {1.0, 2.0}) {
    for (const double zoom : {BoardView::kSmallest, 1.0, BoardView::kLargest}) {
      for (const bool dark : {false, true}) {
        const Screen shown(pixels);
        BoardPicture().show(shown.cr(), reef(), view_at(zoom), kWindow, dark);
        const Screen straight(pixels);
        paint_straight(straight, reef(), view_at(zoom), dark);
        EXPECT_EQ(differing_pixels(shown, straight), 0) << zoom << " x " << pixels;
      }
    }
  }
}

// Returns every kind of change of a point, in the middle of the window.
std::vector<MapEdit> edits_in_sight() {
  std::vector<MapEdit> list;
  const PointSet here{point("H7")};
  list.push_back(SetIslands{here, true});
  list.push_back(SetIslands{PointSet{point("H8")}, false});
  list.push_back(SetQuadrant{here, 9});
  list.push_back(SetSurfacePoints{here, true});
  list.push_back(SetStart{Team::blue, point("H7")});
  return list;
}

TEST(Canvas, PaintsOnlyRoundAnEditAndSettlesToTheWholePicture) {
  for (const double pixels : {1.0, 2.0}) {
    for (const MapEdit& edit : edits_in_sight()) {
      const BoardView view = view_at(0.7);
      const Screen screen(pixels);
      BoardPicture picture;
      picture.show(screen.cr(), reef(), view, kWindow, false);
      const Map after = edited(reef(), edit);
      picture.show(screen.cr(), after, view, kWindow, false);
      const Screen straight(pixels);
      paint_straight(straight, after, view, false);
      const int pixels_in_all = screen.width() * screen.height();
      EXPECT_LE(differing_pixels(screen, straight), pixels_in_all / 100)
          << "dashes may not meet round the point, but nothing else may differ";
      picture.make_exact();
      picture.show(screen.cr(), after, view, kWindow, false);
      EXPECT_TRUE(picture.exact());
      EXPECT_EQ(differing_pixels(screen, straight), 0);
    }
  }
}

// Returns an edit of one point, or now and then of several, as by a large brush.
MapEdit edit_at_random(const Map& map, std::mt19937& random) {
  const auto roll = [&random](int n) {
    return static_cast<int>(random() % static_cast<unsigned>(n));
  };
  PointSet points;
  for (int k = roll(4) == 0 ? 4 : 1; k > 0; --k) {
    points.insert({roll(map.size.columns), roll(map.size.rows)});
  }
  const Point p = points.first();
  switch (roll(5)) {
    case 0:
      return SetQuadrant{points, 1 + roll(9)};
    case 1:
      return SetSurfacePoints{points, roll(2) == 0};
    case 2:
      return SetStart{roll(2) == 0 ? Team::blue : Team::green, p};
    default:
      return SetIslands{points, map.is_water(p)};
  }
}

TEST(Canvas, ShowsAfterAnyEditsWhatTheWholePictureIs) {
  for (unsigned seed = 0; seed < 12; ++seed) {
    std::mt19937 random(seed);
    Map map = known::random_map(random);
    map.theme = kThemes[seed % kThemes.size()];
    BoardView view(map.size);
    view.set_window(kWindow.width, kWindow.height);
    BoardPicture picture;
    const auto differing = [&] {
      const Screen shown;
      picture.show(shown.cr(), map, view, kWindow, false);
      const Screen straight;
      paint_straight(straight, map, view, false);
      return differing_pixels(shown, straight);
    };
    EXPECT_EQ(differing(), 0) << seed;
    for (int k = 0; k < 12; ++k) {
      map = edited(map, edit_at_random(map, random));
      // Until it settles, more and more may differ from edit to edit, but never much.
      EXPECT_LE(differing(), kWindow.width * kWindow.height / 50) << seed << ", edit " << k;
      if (k % 4 != 3) continue;
      picture.make_exact();
      EXPECT_EQ(differing(), 0) << seed << ", edit " << k;
    }
  }
}

TEST(Canvas, PaintsIslandsAnewOnlyWhereAnEditChangesThem) {
  for (const MapEdit& edit : edits_in_sight()) {
    const Repainted round = repainted(reef(), edited(reef(), edit));
    EXPECT_FALSE(round.points.empty());
    EXPECT_EQ(round.islands.empty(), !std::holds_alternative<SetIslands>(edit));
  }
  Map arctic = reef();
  arctic.theme = Theme::arctic;
  EXPECT_EQ(repainted(reef(), arctic).islands, arctic.points());
}

TEST(Canvas, FollowsThePanTheZoomTheWindowAndTheNight) {
  const Screen screen;
  BoardPicture picture;
  const auto expect_whole = [&](const BoardView& view, bool dark) {
    picture.show(screen.cr(), reef(), view, kWindow, dark);
    const Screen straight;
    paint_straight(straight, reef(), view, dark);
    EXPECT_EQ(differing_pixels(screen, straight), 0);
  };
  BoardView view = view_at(1);
  expect_whole(view, false);
  view.pan(33, -20);
  expect_whole(view, false);
  view.zoom(1.3, {20, 30});
  expect_whole(view, false);
  expect_whole(view, true);
}

// The pixels that may differ: on seams of two parts an edge may be rounded differently.
constexpr int kSeams = kWindow.width * kWindow.height / 500;

TEST(Canvas, StandsInForABoardThatIsPaintedInParts) {
  const Screen screen;
  BoardPicture picture;
  BoardView view = view_at(1);
  const auto show = [&] { picture.show_in_parts(screen.cr(), reef(), view, kWindow, false); };
  show();
  EXPECT_TRUE(picture.exact()) << "nothing is there that could stand in";
  view.zoom(1.3, {20, 30});
  const Screen straight;
  paint_straight(straight, reef(), view, false);
  show();
  EXPECT_TRUE(picture.is_provisional());
  EXPECT_LE(differing_pixels(screen, straight), kWindow.width * kWindow.height / 3);
  int calls = 1;
  for (; picture.is_provisional() && calls < 20; ++calls) show();
  EXPECT_GE(calls, 3);
  EXPECT_TRUE(picture.exact());
  EXPECT_LE(differing_pixels(screen, straight), kSeams);
}

TEST(Canvas, PaintsNoMoreThanWhatAMoveBringsIntoSight) {
  for (const double pixels : {1.0, 2.0}) {
    const Screen screen(pixels);
    BoardPicture picture;
    BoardView view = view_at(2);
    for (const Pixel step : {Pixel{0, 0}, {9, 0}, {0, 14}, {-31, 8}, {12, -20}, {-3, -3}}) {
      view.pan(step.x, step.y);
      picture.show_in_parts(screen.cr(), reef(), view, kWindow, false);
      EXPECT_TRUE(picture.exact());
      const Screen straight(pixels);
      paint_straight(straight, reef(), view, false);
      EXPECT_LE(differing_pixels(screen, straight), kSeams * pixels) << step.x << ", " << step.y;
    }
  }
}

TEST(Canvas, ComesToTheWholePictureAfterAnyEditsAndMoves) {
  for (unsigned seed = 0; seed < 12; ++seed) {
    std::mt19937 random(seed);
    const auto roll = [&random](int n) {
      return static_cast<int>(random() % static_cast<unsigned>(n));
    };
    Map map = known::random_map(random);
    BoardView view(map.size);
    view.set_window(kWindow.width, kWindow.height);
    view.zoom(2, {50, 50});
    BoardPicture picture;
    bool dark = false;
    const auto show = [&] {
      Screen screen;
      picture.show_in_parts(screen.cr(), map, view, kWindow, dark);
      return screen;
    };
    for (int k = 0; k < 60; ++k) {
      const int kind = roll(8);
      if (kind == 0) view.zoom(roll(2) == 0 ? 1.25 : 0.8, {1.0 * roll(200), 1.0 * roll(200)});
      if (kind == 1) dark = !dark;
      if (kind == 2) map.theme = kThemes[static_cast<std::size_t>(roll(kThemes.size()))];
      if (kind == 3) view.pan(roll(40) - 20, roll(40) - 20);
      if (kind > 5) map = edited(map, edit_at_random(map, random));
      show();
      if (roll(4) == 0) picture.make_exact();
    }
    for (int calls = 0; !picture.exact() && calls < 20; ++calls) {
      if (!picture.is_provisional()) picture.make_exact();
      show();
    }
    const Screen straight;
    paint_straight(straight, map, view, dark);
    EXPECT_TRUE(picture.exact());
    EXPECT_LE(differing_pixels(show(), straight), kSeams) << seed;
  }
}

}  // namespace
}  // namespace chartroom::editor
