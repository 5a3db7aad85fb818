#include "exporters/sheets/sheet.h"

#include <fmt/core.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <fstream>

#include "exporters/documents/sheet_documents.h"
#include "exporters/drawing/cairo_objects.h"
#include "tests/exporters/languages.h"
#include "tests/exporters/sample_maps.h"
#include "tests/temporary_folder.h"

namespace chartroom::exporters {
using namespace maps;
using namespace rules;
namespace {

TEST(SheetLayout, KeepsBoardAndPanelInsideTheFrameAndApart) {
  for (const Mm paper : {kSmallFrame, kLargeFrame}) {
    for (int columns = kMinSide; columns <= kMaxSide; ++columns) {
      for (int rows = kMinSide; rows <= kMaxSide; ++rows) {
        const Size size{columns, rows};
        for (const double pitch : {usual_pitch(size, paper), largest_pitch(size, paper)}) {
          const BoardLayout board = sheet_board(size, pitch, paper);
          const MmRect frame = board.frame();
          const MmRect panel = sheet_panel(board, paper);
          EXPECT_GE(frame.x, kRulerStrip - 1e-9);
          EXPECT_GE(frame.y, sheet_heading(board, paper).bottom());
          EXPECT_LT(frame.right(), panel.x);
          EXPECT_LE(frame.bottom(), paper.y - kFooterHeight);
          EXPECT_LE(panel.right(), paper.x + 1e-9);
          EXPECT_GE(panel.width, 76 - 1e-9);
        }
      }
    }
  }
}

TEST(SheetLayout, DrawsThePublishedSizeAtSixteenMillimetres) {
  EXPECT_EQ(usual_pitch({10, 10}), kDefaultPitch);
  EXPECT_EQ(largest_pitch({10, 10}), 16.5);
  EXPECT_EQ(usual_pitch({15, 15}), 11);
  EXPECT_EQ(usual_pitch({15, 15}, kLargeFrame), 15);
  EXPECT_NEAR(sheet_board({10, 10}, 16).sea().width, 160, 1e-9);
}

TEST(SheetLayout, DrawsASmallSeaLargerAsFarAsTheFilmReachesAllRoundIt) {
  EXPECT_GE(usual_pitch({4, 4}), 26);
  EXPECT_GE(usual_pitch({5, 5}), 22);
  for (const Mm paper : {kSmallFrame, kLargeFrame}) {
    const double usual = paper.x > kSmallFrame.x ? kLargePitch : kDefaultPitch;
    for (int columns = kMinSide; columns <= kMaxSide; ++columns) {
      for (int rows = kMinSide; rows <= kMaxSide; ++rows) {
        const double pitch = usual_pitch({columns, rows}, paper);
        EXPECT_LE(pitch, largest_pitch({columns, rows}, paper));
        if (pitch <= usual) continue;
        const FilmGrid grid = film_grid({columns, rows}, pitch, paper);
        EXPECT_GE(grid.columns(), 2 * columns - 1) << columns << "x" << rows;
        EXPECT_GE(grid.rows(), 2 * rows - 1) << columns << "x" << rows;
      }
    }
  }
}

TEST(SheetLayout, FitsTheFrameOnEveryPaperSixMillimetresFromTheEdge) {
  for (const Paper paper : kPapers) {
    EXPECT_GE(frame_origin(paper).x, 6.349);
    EXPECT_GE(frame_origin(paper).y, 6.349);
  }
}

TEST(SheetLayout, PutsTheSameMarksOnBoardAndFilmWithinTheFrame) {
  for (const Mm paper : {kSmallFrame, kLargeFrame}) {
    for (int columns = kMinSide; columns <= kMaxSide; ++columns) {
      for (int rows = kMinSide; rows <= kMaxSide; ++rows) {
        const Size size{columns, rows};
        const double pitch = largest_pitch(size, paper);
        const Registration board = board_registration(sheet_board(size, pitch, paper));
        const FilmGrid grid = film_grid(size, pitch, paper);
        const Registration film = film_registration(grid, size);
        for (std::size_t k = 0; k < 4; ++k) {
          EXPECT_NEAR(board[k].x - board[0].x, film[k].x - film[0].x, 1e-9);
          EXPECT_NEAR(board[k].y - board[0].y, film[k].y - film[0].y, 1e-9);
          EXPECT_TRUE(film[k].x >= 2 && film[k].x <= paper.x - 2) << columns << "x" << rows;
          EXPECT_TRUE(film[k].y >= 2 && film[k].y <= paper.y - 2) << columns << "x" << rows;
        }
        // A1 is on a cross of the film.
        EXPECT_NEAR(film[0].x + 0.75 * pitch, grid.at(0, 0).x, 1e-9);
      }
    }
  }
}

// Returns the area that a sheet marks, in millimeters of the frame. Cairo rounds extents outwards
// to whole units, so the sheet is drawn larger.
MmRect inked(const Sheet& sheet, int page, const SheetContext& context) {
  const cairo_rectangle_t room{-1000, -1000, 5000, 5000};
  const SurfacePtr surface(cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &room));
  const CairoPtr cr(cairo_create(surface.get()));
  constexpr double kEnlarged = 10;
  cairo_scale(cr.get(), kEnlarged, kEnlarged);
  sheet.draw({cr.get()}, context, page);
  EXPECT_EQ(cairo_status(cr.get()), CAIRO_STATUS_SUCCESS);
  MmRect ink;
  cairo_recording_surface_ink_extents(surface.get(), &ink.x, &ink.y, &ink.width, &ink.height);
  return {ink.x / kEnlarged, ink.y / kEnlarged, ink.width / kEnlarged, ink.height / kEnlarged};
}

void expect_within_frame(const Map& map, const Sheet& sheet, const std::string& language, Mm frame,
                         Look look = Look::colour) {
  const SheetContext context{map,
                             sheet_translator(language),
                             language,
                             usual_pitch(map.size, frame),
                             rulebook_for(map),
                             sheet_set(map, {}),
                             frame,
                             look};
  for (int page = 0; page < sheet.pages(context); ++page) {
    const MmRect ink = inked(sheet, page, context);
    EXPECT_GE(ink.x, -1e-9) << map.id << " " << sheet.name << " " << language;
    EXPECT_GE(ink.y, -1e-9) << map.id << " " << sheet.name << " " << language;
    EXPECT_LE(ink.right(), frame.x + 0.1) << map.id << " " << sheet.name << " " << language;
    EXPECT_LE(ink.bottom(), frame.y + 0.1) << map.id << " " << sheet.name << " " << language;
  }
}

TEST(Sheet, DrawsNothingOutsideTheFrameInAnyLanguage) {
  for (const Map& map : sample::all()) {
    for (const Sheet& sheet : sheets()) {
      for (const std::string& language : languages()) {
        expect_within_frame(map, sheet, language, kSmallFrame);
      }
      expect_within_frame(map, sheet, "de", kLargeFrame);
    }
  }
}

TEST(Sheet, DrawsNothingOutsideTheFrameInLargePrint) {
  for (const Map& map : sample::all()) {
    for (const Sheet& sheet : sheets()) {
      expect_within_frame(map, sheet, "fr", kSmallFrame, Look::large_print);
      expect_within_frame(map, sheet, "de", kLargeFrame, Look::large_print);
    }
  }
}

TEST(Sheet, IsFoundByItsName) {
  EXPECT_EQ(find_sheet("operator-green"), &sheets()[4]);
  EXPECT_EQ(find_sheet("nobody"), nullptr);
}

// A page of a document, viewed through small windows of gray pixels at 600 dpi.
class Scan {
 public:
  Scan(const Map& map, const char* sheet, Paper paper) {
    const std::array<const Sheet*, 1> one{find_sheet(sheet)};
    folder_.write("scan.pdf",
                  pdf_document(map, one, {{paper}, usual_pitch(map.size, frame_size(paper))}));
  }

  // Returns the middle of the ink within `reach` millimeters of a position on the paper.
  Mm dark_middle(Mm place, double reach) const {
    constexpr double kDots = 600 / 25.4;
    const int left = static_cast<int>((place.x - reach) * kDots);
    const int top = static_cast<int>((place.y - reach) * kDots);
    const int side = static_cast<int>(2 * reach * kDots);
    const std::string pixels = window(left, top, side);
    double sum = 0;
    Mm middle;
    for (int k = 0; k < side * side; ++k) {
      if (static_cast<unsigned char>(pixels[static_cast<std::size_t>(k)]) > 90) continue;
      sum += 1;
      middle.x += (left + k % side + 0.5) / kDots;
      middle.y += (top + k / side + 0.5) / kDots;
    }
    EXPECT_GT(sum, 0);
    return {middle.x / sum, middle.y / sum};
  }

 private:
  std::string window(int left, int top, int side) const {
    const std::string stem = (folder_ / "scan").string();
    const std::string command =
        fmt::format("pdftoppm -r 600 -gray -singlefile -x {} -y {} -W {} -H {} {}.pdf {}", left,
                    top, side, side, stem, stem);
    EXPECT_EQ(std::system(command.c_str()), 0);
    std::ifstream file(stem + ".pgm", std::ios::binary);
    std::string magic;
    int width = 0;
    int height = 0;
    int highest = 0;
    file >> magic >> width >> height >> highest;
    file.get();
    EXPECT_EQ(width, side);
    EXPECT_EQ(height, side);
    std::string pixels(static_cast<std::size_t>(side) * static_cast<std::size_t>(side), '\0');
    file.read(pixels.data(), static_cast<std::streamsize>(pixels.size()));
    return pixels;
  }

  TemporaryFolder folder_;
};

// Half a dot of the scan is 0.021 mm.
constexpr double kTrue = 0.05;

TEST(Sheet, PrintsItsPointsTrueToATwentiethOfAMillimetreOnEitherPaper) {
  const Map map = sample::north_pole();
  const BoardLayout board = sheet_board(map.size, kDefaultPitch);
  for (const Paper paper : {Paper::a4, Paper::letter}) {
    const Mm origin = frame_origin(paper);
    const Scan scan(map, "operator-blue", paper);
    for (const Point p : {Point{0, 0}, Point{9, 0}, Point{0, 9}, Point{9, 9}, Point{4, 5}}) {
      const Mm expected{board.at(p).x + origin.x, board.at(p).y + origin.y};
      const Mm found = scan.dark_middle(expected, 1.2);
      EXPECT_NEAR(found.x, expected.x, kTrue) << to_string(p);
      EXPECT_NEAR(found.y, expected.y, kTrue) << to_string(p);
    }
  }
}

// A film from one paper fits the map from the other: distances between points agree.
TEST(Sheet, PrintsAFilmOfTheSamePitchAndMarksOnTheOtherPaper) {
  const Map map = sample::north_pole();
  const BoardLayout board = sheet_board(map.size, kDefaultPitch);
  const FilmGrid grid = film_grid(map.size, kDefaultPitch);
  EXPECT_EQ(grid.columns(), 18);
  EXPECT_EQ(grid.rows(), 13);
  for (const auto& [paper, other] :
       {std::pair{Paper::a4, Paper::letter}, {Paper::letter, Paper::a4}}) {
    const Mm origin = frame_origin(paper);
    const Mm film_origin = frame_origin(other);
    const Scan sheet(map, "operator-green", paper);
    const Scan film(map, "film-green", other);
    const auto on_sheet = [&](Mm place, double reach) {
      return sheet.dark_middle({place.x + origin.x, place.y + origin.y}, reach);
    };
    const auto on_film = [&](Mm place, double reach) {
      return film.dark_middle({place.x + film_origin.x, place.y + film_origin.y}, reach);
    };
    // The distance from J1 to A10 on the board, and between the corresponding crosses on the film.
    const Mm a = on_sheet(board.at({9, 0}), 1.2);
    const Mm b = on_sheet(board.at({0, 9}), 1.2);
    const Mm c = on_film(grid.at(9, 0), 1.3);
    const Mm d = on_film(grid.at(0, 9), 1.3);
    EXPECT_NEAR(a.x - b.x, c.x - d.x, kTrue);
    EXPECT_NEAR(a.y - b.y, c.y - d.y, kTrue);
    const Registration marks = board_registration(board);
    const Registration film_marks = film_registration(grid, map.size);
    for (const std::size_t k : {std::size_t{1}, std::size_t{3}}) {
      const Mm first = on_sheet(marks[0], 2);
      const Mm mark = on_sheet(marks[k], 2);
      const Mm film_first = on_film(film_marks[0], 2.2);
      const Mm film_mark = on_film(film_marks[k], 2.2);
      EXPECT_NEAR(mark.x - first.x, film_mark.x - film_first.x, 2 * kTrue);
      EXPECT_NEAR(mark.y - first.y, film_mark.y - film_first.y, 2 * kTrue);
    }
  }
}

}  // namespace
}  // namespace chartroom::exporters
