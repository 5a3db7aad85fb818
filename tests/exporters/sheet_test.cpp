#include "exporters/sheet.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <sstream>

#include "exporters/drawing.h"
#include "exporters/output.h"
#include "tests/exporters/sample_maps.h"
#include "tests/temporary_folder.h"

namespace chartroom {
namespace {

TEST(SheetLayout, KeepsBoardAndPanelInsideTheFrameAndApart) {
  for (int columns = kMinSide; columns <= kMaxSide; ++columns) {
    for (int rows = kMinSide; rows <= kMaxSide; ++rows) {
      const Size size{columns, rows};
      for (const double pitch : {usual_pitch(size), largest_pitch(size)}) {
        const BoardLayout board = sheet_board(size, pitch);
        const MmRect frame = board.frame();
        const MmRect panel = sheet_panel(board);
        EXPECT_GE(frame.x, kRulerStrip - 1e-9);
        EXPECT_GE(frame.y, sheet_heading(board).bottom());
        EXPECT_LT(frame.right(), panel.x);
        EXPECT_LE(frame.bottom(), kFrameHeight - kFooterHeight);
        EXPECT_LE(panel.right(), kFrameWidth + 1e-9);
        EXPECT_GE(panel.width, 76 - 1e-9);
      }
    }
  }
}

TEST(SheetLayout, DrawsThePublishedSizeAtSixteenMillimetres) {
  EXPECT_EQ(usual_pitch({10, 10}), 16);
  EXPECT_EQ(largest_pitch({10, 10}), 16.5);
  EXPECT_EQ(usual_pitch({15, 15}), 11);
  EXPECT_NEAR(sheet_board({10, 10}, 16).sea().width, 160, 1e-9);
}

TEST(SheetLayout, FitsTheFrameOnBothPapersSixMillimetresFromTheEdge) {
  for (const Paper paper : kPapers) {
    EXPECT_GE(frame_origin(paper).x, 6.349);
    EXPECT_GE(frame_origin(paper).y, 6.349);
  }
}

// What a sheet marks, in millimetres of the frame. Cairo rounds extents outwards to whole units, so
// the sheet is drawn larger.
MmRect inked(const Map& map, const Sheet& sheet, const char* language) {
  const cairo_rectangle_t room{-1000, -1000, 5000, 5000};
  const SurfacePtr surface(cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &room));
  const CairoPtr cr(cairo_create(surface.get()));
  constexpr double kEnlarged = 10;
  cairo_scale(cr.get(), kEnlarged, kEnlarged);
  sheet.draw(cr.get(),
             {map, sheet_words(language), language, usual_pitch(map.size), rulebook_for(map)});
  EXPECT_EQ(cairo_status(cr.get()), CAIRO_STATUS_SUCCESS);
  MmRect ink;
  cairo_recording_surface_ink_extents(surface.get(), &ink.x, &ink.y, &ink.width, &ink.height);
  return {ink.x / kEnlarged, ink.y / kEnlarged, ink.width / kEnlarged, ink.height / kEnlarged};
}

TEST(Sheet, DrawsNothingOutsideTheFrameInAnyLanguage) {
  for (const Map& map : sample::all()) {
    for (const Sheet& sheet : sheets()) {
      for (const char* language : {"en", "de", "fr", "it", "ko"}) {
        const MmRect ink = inked(map, sheet, language);
        EXPECT_GE(ink.x, -1e-9) << map.id << " " << sheet.name << " " << language;
        EXPECT_GE(ink.y, -1e-9) << map.id << " " << sheet.name << " " << language;
        EXPECT_LE(ink.right(), kFrameWidth + 0.1) << map.id << " " << sheet.name;
        EXPECT_LE(ink.bottom(), kFrameHeight + 0.1) << map.id << " " << sheet.name;
      }
    }
  }
}

TEST(Sheet, IsFoundByItsName) {
  EXPECT_EQ(find_sheet("operator-green"), &sheets()[3]);
  EXPECT_EQ(find_sheet("nobody"), nullptr);
}

// A page of the document as grey pixels at 600 dpi.
struct Scan {
  int width = 0;
  int height = 0;
  std::string pixels;

  Scan(const Map& map, const char* sheet, Paper paper) {
    const TemporaryFolder folder;
    const std::string stem = (folder / "scan").string();
    const std::array<const Sheet*, 1> one{find_sheet(sheet)};
    std::ofstream(stem + ".pdf", std::ios::binary)
        << pdf_document(map, one, {paper, usual_pitch(map.size), "en"});
    EXPECT_EQ(std::system(("pdftoppm -r 600 -gray -singlefile " + stem + ".pdf " + stem).c_str()),
              0);
    std::ifstream file(stem + ".pgm", std::ios::binary);
    std::string magic;
    int highest = 0;
    file >> magic >> width >> height >> highest;
    file.get();
    std::ostringstream rest;
    rest << file.rdbuf();
    pixels = rest.str();
  }

  // The weighted middle of what is dark within `reach` millimetres of a place on the paper.
  Mm dark_middle(Mm place, double reach) const {
    constexpr double kDots = 600 / 25.4;
    double sum = 0;
    Mm middle;
    for (int y = static_cast<int>((place.y - reach) * kDots);
         y < static_cast<int>((place.y + reach) * kDots); ++y) {
      for (int x = static_cast<int>((place.x - reach) * kDots);
           x < static_cast<int>((place.x + reach) * kDots); ++x) {
        const auto grey = static_cast<unsigned char>(
            pixels[static_cast<std::size_t>(y) * static_cast<std::size_t>(width) +
                   static_cast<std::size_t>(x)]);
        if (grey > 90) continue;
        sum += 1;
        middle.x += (x + 0.5) / kDots;
        middle.y += (y + 0.5) / kDots;
      }
    }
    EXPECT_GT(sum, 0);
    return {middle.x / sum, middle.y / sum};
  }
};

TEST(Sheet, PrintsItsPointsATenthOfAMillimetreTrueOnEitherPaper) {
  const Map map = sample::north_pole();
  const BoardLayout board = sheet_board(map.size, 16);
  for (const Paper paper : kPapers) {
    const Mm origin = frame_origin(paper);
    const Scan scan(map, "operator-blue", paper);
    for (const Point p : {Point{0, 0}, Point{9, 0}, Point{0, 9}, Point{9, 9}, Point{4, 5}}) {
      const Mm expected{board.at(p).x + origin.x, board.at(p).y + origin.y};
      const Mm found = scan.dark_middle(expected, 1.2);
      EXPECT_NEAR(found.x, expected.x, 0.1) << to_string(p);
      EXPECT_NEAR(found.y, expected.y, 0.1) << to_string(p);
    }
  }
}

TEST(Sheet, PrintsAFilmWhoseCrossesLieOnTheSameGrid) {
  const Map map = sample::north_pole();
  const FilmGrid grid = film_grid(16);
  EXPECT_EQ(grid.columns_aside, 8);
  EXPECT_EQ(grid.rows_aside, 6);
  for (const Paper paper : kPapers) {
    const Mm origin = frame_origin(paper);
    const Scan scan(map, "transparency", paper);
    for (const auto& [column, row] :
         {std::pair{-8, -6}, {8, -6}, {-8, 6}, {8, 6}, {0, 0}, {3, -4}}) {
      const Mm expected{origin.x + grid.middle.x + column * 16.0,
                        origin.y + grid.middle.y + row * 16.0};
      const Mm found = scan.dark_middle(expected, 1.3);
      EXPECT_NEAR(found.x, expected.x, 0.1) << column << "," << row;
      EXPECT_NEAR(found.y, expected.y, 0.1) << column << "," << row;
    }
  }
}

}  // namespace
}  // namespace chartroom
