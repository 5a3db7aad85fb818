#include "exporters/board/film_marks.h"

#include <cmath>
#include <string>

#include "exporters/drawing/colour.h"
#include "exporters/drawing/shapes.h"
#include "exporters/drawing/text.h"

namespace chartroom::exporters {
namespace {

constexpr Colour kRing = rgb(0xb23a00);
constexpr Colour kPencil = rgb(0x10202b);
constexpr Colour kPaper = rgb(0xffffff);
// On a smaller board nobody could read a percentage.
constexpr double kPitchForWords = 6;

void draw_passed(const Canvas& canvas, Mm middle, double pitch, double share) {
  const double radius = 0.2 * pitch;
  add_disc(canvas, middle, radius);
  set_colour(canvas, faded(kPaper, 0.7));
  cairo_fill(canvas);
  add_disc(canvas, middle, radius);
  set_colour(canvas, faded(kPencil, 0.12 + 0.78 * share));
  cairo_fill(canvas);
}

// "25", and for the smallest shares a word that says they are not nothing.
std::string percent(double share) {
  const long rounded = std::lround(100 * share);
  return rounded == 0 ? "<1" : std::to_string(rounded);
}

void draw_here(const Canvas& canvas, Mm middle, double pitch, double share) {
  const double radius = 0.37 * pitch;
  add_disc(canvas, middle, radius);
  set_colour(canvas, kPaper);
  cairo_fill_preserve(canvas);
  set_colour(canvas, kRing);
  cairo_set_line_width(canvas, pitch * (0.03 + 0.09 * share));
  cairo_stroke(canvas);
  if (pitch < kPitchForWords) return;
  draw_line(canvas, percent(share), {middle.x - radius, middle.y - radius / 2, 2 * radius, radius},
            {.size = 0.34 * pitch,
             .bold = true,
             .align = Align::centre,
             .colour = kPencil,
             .smallest = 0});
}

}  // namespace

void draw_film(const Canvas& canvas, const BoardLayout& layout,
               std::span<const play::FilmPoint> film) {
  for (const play::FilmPoint& p : film) {
    if (p.here == 0) draw_passed(canvas, layout.at(p.point), layout.pitch(), p.on_trail);
  }
  for (const play::FilmPoint& p : film) {
    if (p.here > 0) draw_here(canvas, layout.at(p.point), layout.pitch(), p.here);
  }
}

}  // namespace chartroom::exporters
