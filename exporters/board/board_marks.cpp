#include "exporters/board/board_marks.h"

#include <algorithm>
#include <cmath>

#include "exporters/drawing/shapes.h"
#include "exporters/drawing/text/text.h"
#include "exporters/page/registration.h"

namespace chartroom::exporters {

namespace {

void polygon(const Canvas& canvas, UserPoint middle, double radius, int corners, double turn) {
  cairo_new_sub_path(canvas);
  for (int k = 0; k < corners; ++k) {
    const double angle = turn + 2 * M_PI * k / corners;
    cairo_line_to(canvas, middle.x + radius * std::cos(angle), middle.y + radius * std::sin(angle));
  }
  cairo_close_path(canvas);
}

void draw_bezel(const Canvas& canvas, const BoardLayout& layout, const BoardColours& c) {
  const MmRect frame = layout.frame();
  const MmRect sea = layout.sea();
  add_round_rectangle(canvas, frame, layout.pitch() * 0.22);
  cairo_rectangle(canvas, sea.x, sea.y, sea.width, sea.height);
  cairo_set_fill_rule(canvas, CAIRO_FILL_RULE_EVEN_ODD);
  set_colour(canvas, c.bezel);
  cairo_fill(canvas);
  cairo_set_fill_rule(canvas, CAIRO_FILL_RULE_WINDING);
  const double trim = layout.pitch() * 0.03;
  set_colour(canvas, c.bezel_trim);
  cairo_set_line_width(canvas, trim);
  cairo_rectangle(canvas, sea.x - trim / 2, sea.y - trim / 2, sea.width + trim, sea.height + trim);
  cairo_stroke(canvas);
}

Pitches in_pitches(maps::Point p) {
  return {static_cast<double>(p.column), static_cast<double>(p.row)};
}

// Draws marks in the corners, like the film's: dark on light, because the film's are black.
void draw_registration(const Canvas& canvas, const BoardLayout& layout, const BoardColours& c) {
  const double radius = layout.pitch() * 0.16;
  bool first = true;
  for (const Mm middle : board_registration(layout)) {
    set_colour(canvas, c.hatched ? c.paper : c.bezel_text);
    if (first) {
      cairo_rectangle(canvas, middle.x - radius, middle.y - radius, 2 * radius, 2 * radius);
      cairo_fill(canvas);
    } else {
      fill_disc(canvas, middle, radius, c.hatched ? c.paper : c.bezel_text);
    }
    draw_registration_mark(canvas.without_tools(), middle, radius * 0.9, first,
                           c.hatched ? c.ink : c.bezel);
    first = false;
  }
}

// Short strokes on the bezel between the labels, as on an instrument.
void draw_graduation(const Canvas& canvas, const BoardLayout& layout, const BoardColours& c) {
  const MmRect sea = layout.sea();
  const double length = layout.pitch() * 0.13;
  set_colour(canvas, faded(c.bezel_text, 0.7));
  cairo_set_line_width(canvas, layout.pitch() * 0.016);
  const auto stroke = [canvas](double x, double y, double to_x, double to_y) {
    cairo_move_to(canvas, x, y);
    cairo_line_to(canvas, to_x, to_y);
  };
  for (int column = 1; column < layout.size().columns; ++column) {
    const double x = sea.x + column * layout.pitch();
    stroke(x, sea.y - 1.6 * length, x, sea.y - 0.5 * length);
    stroke(x, sea.bottom() + 0.5 * length, x, sea.bottom() + 1.6 * length);
  }
  for (int row = 1; row < layout.size().rows; ++row) {
    const double y = sea.y + row * layout.pitch();
    stroke(sea.x - 1.6 * length, y, sea.x - 0.5 * length, y);
    stroke(sea.right() + 0.5 * length, y, sea.right() + 1.6 * length, y);
  }
  cairo_stroke(canvas);
}

}  // namespace

void draw_water_points(const Canvas& canvas, const maps::PointSet& points, const BoardColours& c) {
  const auto discs = [&](double radius, Colour colour) {
    set_colour(canvas, colour);
    for (const maps::Point p : points) {
      add_disc(canvas, in_pitches(p), radius);
    }
    cairo_fill(canvas);
  };
  discs(c.bold ? 0.135 : 0.088, c.paper);
  discs(c.bold ? 0.092 : 0.05, c.ink);
}

void draw_surface_point(const Canvas& canvas, maps::Point point, const BoardColours& c) {
  const auto [x, y] = in_pitches(point);
  set_colour(canvas, c.ink);
  cairo_set_line_width(canvas, c.bold ? 0.14 : 0.1);
  for (int k = 0; k < 4; ++k) {
    const double angle = M_PI / 4 + k * M_PI / 2;
    cairo_move_to(canvas, x + 0.28 * std::cos(angle), y + 0.28 * std::sin(angle));
    cairo_line_to(canvas, x + 0.37 * std::cos(angle), y + 0.37 * std::sin(angle));
    cairo_stroke(canvas);
  }
  fill_disc(canvas, {x, y}, 0.31, c.ink);
  fill_disc(canvas, {x, y}, c.bold ? 0.245 : 0.275, c.paper);
  cairo_set_line_width(canvas, c.bold ? 0.05 : 0.028);
  set_colour(canvas, c.ink);
  cairo_arc(canvas, x, y, c.bold ? 0.17 : 0.205, 0, 2 * M_PI);
  cairo_stroke(canvas);
  fill_disc(canvas, {x, y}, c.bold ? 0.075 : 0.05, c.ink);
}

void draw_team_sign(const Canvas& canvas, UserPoint middle, double radius, maps::Team team,
                    Look look, const TeamLetters& letters) {
  const bool blue = team == maps::Team::blue;
  const int corners = blue ? 4 : 6;
  const double turn = blue ? 0 : M_PI / 6;
  polygon(canvas, middle, radius, corners, turn);
  set_colour(canvas, rgb(0xffffff));
  cairo_fill(canvas);
  polygon(canvas, middle, radius * 0.88, corners, turn);
  set_colour(canvas, team_colour(team, look));
  cairo_fill(canvas);
  polygon(canvas, middle, radius * 0.74, corners, turn);
  set_colour(canvas, rgb(0xffffff));
  cairo_set_line_width(canvas, radius * 0.05);
  cairo_stroke(canvas);
  TextStyle letter{.size = radius * 0.85, .bold = true, .align = Align::centre};
  letter.colour = rgb(0xffffff);
  letter.smallest = 0;
  const double half = radius * 0.5;
  draw_line(canvas, letters.of(team), {middle.x - half, middle.y - radius, 2 * half, 2 * radius},
            letter);
}

void draw_tabs(const Canvas& canvas, const BoardLayout& layout, const BoardColours& colours) {
  draw_bezel(canvas, layout, colours);
  draw_graduation(canvas, layout, colours);
  draw_registration(canvas, layout, colours);
  const MmRect sea = layout.sea();
  const MmRect frame = layout.frame();
  const double half = layout.pitch() / 2;
  TextStyle label{.size = half * (colours.bold ? 0.74 : 0.6), .bold = true, .align = Align::centre};
  label.colour = colours.bezel_text;
  label.smallest = 0;
  const auto draw_label = [&](std::string_view name, MmRect box) {
    if (may_be_seen(canvas, {box.x, box.y, box.width, box.height})) {
      draw_line(canvas, name, box, label);
    }
  };
  for (int column = 0; column < layout.size().columns; ++column) {
    const double x = layout.at({column, 0}).x - half;
    for (const double y : {frame.y, sea.bottom()}) {
      draw_label(maps::column_name(column), {x, y, 2 * half, half});
    }
  }
  for (int row = 0; row < layout.size().rows; ++row) {
    const double y = layout.at({0, row}).y - half;
    for (const double x : {frame.x, sea.right()}) {
      draw_label(maps::row_name(row), {x + half * 0.11, y, half * 0.78, 2 * half});
    }
  }
}

}  // namespace chartroom::exporters
