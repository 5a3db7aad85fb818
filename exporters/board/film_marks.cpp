#include "exporters/board/film_marks.h"

#include <algorithm>
#include <cmath>
#include <string>

#include "exporters/drawing/colour.h"
#include "exporters/drawing/shapes.h"
#include "exporters/drawing/text/text.h"
#include "exporters/page/number_in.h"

namespace chartroom::exporters {
namespace {

constexpr Colour kRing = rgb(0xb23a00);
constexpr Colour kPencil = rgb(0x10202b);
constexpr Colour kPaper = rgb(0xffffff);
// A percentage is unreadable on smaller boards.
constexpr double kPitchForWords = 6;

void draw_passed(const Canvas& canvas, Mm middle, double pitch, double share) {
  const double radius = 0.2 * pitch;
  add_disc(canvas, middle, radius);
  set_colour(canvas, faded(kPaper, 0.7));
  cairo_fill(canvas);
  add_disc(canvas, middle, radius);
  set_colour(canvas, faded(kPencil, 0.25 + 0.65 * share));
  cairo_fill_preserve(canvas);
  // A light edge separates the disc from an equally gray sea.
  set_colour(canvas, faded(kPaper, 0.9));
  cairo_set_line_width(canvas, 0.045 * pitch);
  cairo_stroke(canvas);
}

// Returns "25%", or "<1%" for the smallest shares, which are not zero.
std::string share_label(double share, std::string_view language) {
  const long rounded = std::lround(100 * share);
  return percent_in(language, rounded == 0 ? "<1" : std::to_string(rounded));
}

// Returns the number of points that all trails share, from the first on.
std::size_t shared_points(std::span<const DrawnTrail> drawn) {
  std::size_t shared = drawn[0].size();
  for (const DrawnTrail& trail : drawn) {
    const auto parted = std::mismatch(drawn[0].begin(), drawn[0].end(), trail.begin(), trail.end());
    shared = std::min(shared, static_cast<std::size_t>(parted.first - drawn[0].begin()));
  }
  return shared;
}

void draw_pencil(const Canvas& canvas, const BoardLayout& layout,
                 std::span<const maps::Point> points, double width) {
  for (const bool edge : {true, false}) {
    for (const maps::Point p : points) {
      const Mm at = layout.at(p);
      cairo_line_to(canvas, at.x, at.y);
    }
    // A light edge keeps the line apart from any sea.
    set_colour(canvas, edge ? faded(kPaper, 0.85) : kPencil);
    cairo_set_line_width(canvas, edge ? width + 0.07 * layout.pitch() : width);
    cairo_stroke(canvas);
  }
}

void draw_trails(const Canvas& canvas, const BoardLayout& layout,
                 std::span<const DrawnTrail> drawn) {
  if (drawn.empty()) return;
  const double pitch = layout.pitch();
  const std::size_t shared = shared_points(drawn);
  cairo_save(canvas);
  cairo_set_line_cap(canvas, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join(canvas, CAIRO_LINE_JOIN_ROUND);
  for (const DrawnTrail& trail : drawn) {
    const std::size_t from = shared == 0 ? 0 : shared - 1;
    if (from + 1 < trail.size()) {
      draw_pencil(canvas, layout, std::span(trail).subspan(from), 0.05 * pitch);
    }
  }
  draw_pencil(canvas, layout, std::span(drawn[0]).first(shared), 0.1 * pitch);
  cairo_restore(canvas);
}

void draw_here(const Canvas& canvas, Mm middle, double pitch, double share,
               std::string_view language) {
  const double radius = 0.37 * pitch;
  add_disc(canvas, middle, radius);
  set_colour(canvas, kPaper);
  cairo_fill_preserve(canvas);
  set_colour(canvas, kRing);
  cairo_set_line_width(canvas, pitch * (0.03 + 0.09 * share));
  cairo_stroke(canvas);
  if (pitch < kPitchForWords) return;
  const double room = 0.8 * radius;
  draw_line(canvas, share_label(share, language),
            {middle.x - room, middle.y - room / 2, 2 * room, room},
            {.size = 0.34 * pitch,
             .bold = true,
             .align = Align::centre,
             .colour = kPencil,
             .smallest = 0});
}

}  // namespace

void draw_film(const Canvas& canvas, const BoardLayout& layout,
               std::span<const play::FilmPoint> film, std::span<const DrawnTrail> drawn,
               std::string_view language) {
  for (const play::FilmPoint& p : film) {
    if (p.position_share == 0)
      draw_passed(canvas, layout.at(p.point), layout.pitch(), p.trail_share);
  }
  draw_trails(canvas, layout, drawn);
  for (const play::FilmPoint& p : film) {
    if (p.position_share > 0)
      draw_here(canvas, layout.at(p.point), layout.pitch(), p.position_share, language);
  }
}

}  // namespace chartroom::exporters
