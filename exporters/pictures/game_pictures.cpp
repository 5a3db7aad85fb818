#include "exporters/pictures/game_pictures.h"

#include <fmt/core.h>

#include <algorithm>

#include "exporters/board/board_painter.h"
#include "exporters/board/film_marks.h"
#include "exporters/board/trail_marks.h"
#include "exporters/drawing/drawing_files.h"
#include "exporters/drawing/text/text.h"

namespace chartroom::exporters {
namespace {

constexpr Colour kMomentInk = rgb(0x10202b);
constexpr Colour kQuiet = rgb(0x4a5a66);

// Sizes of a single picture: ten millimeters per point.
constexpr double kMomentPitch = 10;
constexpr double kMomentMargin = 2;
constexpr double kMomentWords = 12.5;
constexpr int kMomentDotsPerInch = 180;

// Sizes on a page: the smallest readable board, and the space above it.
constexpr double kSmallestBoard = 22;
constexpr double kMomentCaption = 6.4;
constexpr double kMomentGap = 3;
constexpr double kMomentPageTitle = 12;
constexpr int kFewestColumns = 3;

// The board with its two lines of words, within a box as wide as the board.
void draw_game_moment(const Canvas& canvas, const maps::Map& map, const GameMoment& moment,
                      Mm place, double width, double words) {
  const double half = words * 0.52;
  draw_line(canvas, moment.title, {place.x, place.y, width, half},
            {.size = half * 0.66, .bold = true, .colour = kMomentInk, .smallest = 0});
  draw_line(
      canvas,
      fmt::format("{} · energy: blue {}, green {} · damage: blue {}, green {}", moment.knowledge,
                  moment.energy[0], moment.energy[1], moment.damage[0], moment.damage[1]),
      {place.x, place.y + half, width, words - half - words * 0.08},
      {.size = half * 0.5, .colour = kQuiet, .smallest = 0});
  const double pitch = width / (map.size.columns + 1);
  const BoardLayout layout(map.size, {place.x + pitch, place.y + words + pitch}, pitch);
  // Signs of starts would look like the submarines.
  paint_board(canvas, map, layout, {.starts = false});
  draw_film(canvas, layout, moment.film);
  // Draws submarines last, so that no trail hides one.
  for (const auto draw : {draw_trail, draw_submarine}) {
    for (const maps::Team team : {other(moment.told), moment.told}) {
      draw(canvas, layout, moment.trails[index(team)], team, team != moment.told);
    }
  }
}

double board_height(const maps::Map& map, double width) {
  return width / (map.size.columns + 1) * (map.size.rows + 1);
}

auto single(const maps::Map& map, const GameMoment& moment) {
  return [&map, &moment](const Canvas& canvas) {
    draw_game_moment(canvas, map, moment, {kMomentMargin, kMomentMargin},
                     kMomentPitch * (map.size.columns + 1), kMomentWords);
  };
}

Mm single_size(const maps::Map& map) {
  const double width = kMomentPitch * (map.size.columns + 1);
  return {width + 2 * kMomentMargin, kMomentWords + board_height(map, width) + 2 * kMomentMargin};
}

// The columns and rows of moments on a page, and their width.
struct Grid {
  int columns = kFewestColumns;
  int rows = 1;
  double width = 0;

  std::size_t places() const { return static_cast<std::size_t>(columns * rows); }
};

Grid grid_of(const maps::Map& map, Mm frame, int columns) {
  const double width = (frame.x + kMomentGap) / columns - kMomentGap;
  const double height = board_height(map, width) + kMomentCaption + kMomentGap;
  return {columns,
          std::max(1, static_cast<int>((frame.y - kMomentPageTitle + kMomentGap) / height)), width};
}

// Returns the fewest columns that fit all moments on one page while boards stay readable.
Grid best_grid(const maps::Map& map, Mm frame, std::size_t moments) {
  Grid best = grid_of(map, frame, kFewestColumns);
  while (best.places() < moments) {
    const Grid narrower = grid_of(map, frame, best.columns + 1);
    if (narrower.width < kSmallestBoard) break;
    best = narrower;
  }
  return best;
}

}  // namespace

std::string png_picture(const maps::Map& map, const GameMoment& moment) {
  return png_bytes(map.id, single_size(map), kMomentDotsPerInch, single(map, moment));
}

std::string svg_picture(const maps::Map& map, const GameMoment& moment) {
  return svg_bytes(map.id, single_size(map), single(map, moment));
}

std::string pdf_pages(const maps::Map& map, const std::string& title,
                      std::span<const GameMoment> moments, Paper paper) {
  const Mm frame = frame_size(paper);
  const Mm origin = frame_origin(paper);
  const Grid grid = best_grid(map, frame, moments.size());
  return pdf_bytes(map.id, title, paper_size(paper), [&](const Canvas& canvas) {
    for (std::size_t k = 0; k < moments.size(); ++k) {
      const std::size_t place = k % grid.places();
      if (place == 0 && k > 0) cairo_show_page(canvas);
      if (place == 0) {
        draw_line(canvas, title, {origin.x, origin.y, frame.x, kMomentPageTitle - 4},
                  {.size = 6, .bold = true, .colour = kMomentInk});
      }
      const auto columns = static_cast<std::size_t>(grid.columns);
      const double height = board_height(map, grid.width) + kMomentCaption + kMomentGap;
      draw_game_moment(
          canvas, map, moments[k],
          {origin.x + static_cast<double>(place % columns) * (grid.width + kMomentGap),
           origin.y + kMomentPageTitle + static_cast<double>(place / columns) * height},
          grid.width, kMomentCaption);
    }
    cairo_show_page(canvas);
  });
}

}  // namespace chartroom::exporters
