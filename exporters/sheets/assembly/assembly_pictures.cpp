#include "exporters/sheets/assembly/assembly_pictures.h"

#include <array>
#include <cmath>
#include <initializer_list>
#include <string>
#include <utility>

#include "exporters/board/board_marks.h"
#include "exporters/board/icons.h"
#include "exporters/drawing/shapes.h"
#include "exporters/drawing/text/text.h"
#include "exporters/page/cut_lines.h"

namespace chartroom::exporters {

namespace {

constexpr double kLineWidth = 0.35;

void add_polygon(const Canvas& canvas, std::initializer_list<Mm> corners) {
  cairo_new_sub_path(canvas);
  for (const Mm corner : corners) cairo_line_to(canvas, corner.x, corner.y);
  cairo_close_path(canvas);
}

void fill_and_stroke(const Canvas& canvas, Colour fill, Colour edge, double width = kLineWidth) {
  set_colour(canvas, fill);
  cairo_fill_preserve(canvas);
  set_colour(canvas, edge);
  cairo_set_line_width(canvas, width);
  cairo_stroke(canvas);
}

void stroke(const Canvas& canvas, std::initializer_list<Mm> places, Colour ink,
            double width = kLineWidth) {
  for (const Mm place : places) cairo_line_to(canvas, place.x, place.y);
  set_colour(canvas, ink);
  cairo_set_line_width(canvas, width);
  cairo_stroke(canvas);
}

// Draws the tip of an arrow at this angle.
void draw_tip(const Canvas& canvas, Mm tip, double angle, Colour ink) {
  constexpr double kLong = 2.4;
  constexpr double kHalf = 1.1;
  const double x = std::cos(angle);
  const double y = std::sin(angle);
  add_polygon(canvas, {tip,
                       {tip.x - kLong * x - kHalf * y, tip.y - kLong * y + kHalf * x},
                       {tip.x - kLong * x + kHalf * y, tip.y - kLong * y - kHalf * x}});
  set_colour(canvas, ink);
  cairo_fill(canvas);
}

Colour water(const BoardColours& c) { return c.hatched ? c.plate : c.sea[1]; }
Colour paper(const BoardColours& c) { return mixed(c.plate, c.line, c.hatched ? 0 : 0.08); }

// Draws a page with a board and a panel beside it, clear of its foot.
void draw_board_page(const Canvas& canvas, const BoardColours& c, MmRect page, double foot = 0) {
  cairo_rectangle(canvas, page.x, page.y, page.width, page.height);
  fill_and_stroke(canvas, paper(c), c.line);
  const double side = page.height - foot - 4;
  cairo_rectangle(canvas, page.x + 2.4, page.y + 2, side, side);
  fill_and_stroke(canvas, water(c), c.line);
  for (int row = 0; row < 4; ++row) {
    for (int column = 0; column < 4; ++column) {
      fill_disc(
          canvas,
          {page.x + 2.4 + side * (0.125 + 0.25 * column), page.y + 2 + side * (0.125 + 0.25 * row)},
          0.35, c.text);
    }
  }
  cairo_rectangle(canvas, page.x + side + 4.2, page.y + 2, page.width - side - 6, side);
  fill_and_stroke(canvas, c.plate, c.line, 0.25);
}

void add_small_hand(const Canvas& canvas, Mm pivot, double length) {
  add_polygon(canvas, {{pivot.x - 1.4, pivot.y},
                       {pivot.x - 0.5, pivot.y - length + 2},
                       {pivot.x, pivot.y - length},
                       {pivot.x + 0.5, pivot.y - length + 2},
                       {pivot.x + 1.4, pivot.y}});
}

// Draws one blade with its ring; the other is its mirror image.
void draw_blade(const Canvas& canvas, const BoardColours& c, double side) {
  add_polygon(canvas, {{0, 0}, {11, side * -0.6}, {12, side * -1.9}, {1, side * -1.6}});
  fill_and_stroke(canvas, c.plate, c.line, 0.3);
  stroke(canvas, {{1, side * -0.8}, {-4, side * 2.4}}, c.line, 1.1);
  add_disc(canvas, {-6, side * 3.6}, 2.2);
  set_colour(canvas, c.line);
  cairo_set_line_width(canvas, 1);
  cairo_stroke(canvas);
}

}  // namespace

void draw_ruler_step(const Canvas& canvas, const BoardColours& c) {
  const MmRect page{3, 0.5, 40, 19.6};
  draw_board_page(canvas, c, {page.x, page.y, page.width, page.height}, 2.4);
  const MmRect ruler{4, 19.5, 38, 7};
  add_round_rectangle(canvas, ruler, 0.8);
  fill_and_stroke(canvas, mixed(c.bezel_trim, c.plate, c.hatched ? 1 : 0.45), c.line);
  // The printed ruler, and the one on it.
  for (int k = 0; k <= 20; ++k) {
    const double x = ruler.x + 3 + 1.6 * k;
    const double tick = k % 10 == 0 ? 2.4 : k % 5 == 0 ? 1.9 : 1.2;
    stroke(canvas, {{x, ruler.y - 0.5}, {x, ruler.y - 0.5 - tick}}, c.line, 0.25);
    stroke(canvas, {{x, ruler.y}, {x, ruler.y + tick}}, c.line, 0.25);
  }
  for (const auto& [k, text] : {std::pair{0, "0"}, {20, "100"}}) {
    draw_line(canvas, text, {ruler.x + 3 + 1.6 * k - 4, ruler.y + 3.4, 8, 3},
              {.size = 2.6, .bold = true, .align = Align::centre, .colour = c.text});
  }
}

void draw_both_sides_step(const Canvas& canvas, const BoardColours& c) {
  // The page lies on the left; its right edge, a short one, does not move.
  cairo_rectangle(canvas, 1, 8, 21, 15);
  fill_and_stroke(canvas, paper(c), c.line);
  add_polygon(canvas, {{22, 8}, {38, 4.6}, {38, 19.6}, {22, 23}});
  fill_and_stroke(canvas, c.plate, c.line);
  draw_fold(canvas, {22, 4}, {22, 26}, c.bolt);
  const TextStyle number{.size = 8, .bold = true, .align = Align::centre, .colour = c.line};
  draw_line(canvas, "1", {1, 8, 21, 15}, number);
  draw_line(canvas, "2", {22, 6.3, 16, 15}, number);
  cairo_arc(canvas, 20, 9, 8, -0.85 * M_PI, -0.2 * M_PI);
  set_colour(canvas, c.bolt);
  cairo_set_line_width(canvas, 0.7);
  cairo_stroke(canvas);
  draw_tip(canvas, {20 + 8 * std::cos(-0.14 * M_PI), 9 + 8 * std::sin(-0.14 * M_PI)}, 0.36 * M_PI,
           c.bolt);
}

void draw_cutting_step(const Canvas& canvas, const BoardColours& c) {
  cairo_rectangle(canvas, 3, 2, 40, 23);
  fill_and_stroke(canvas, paper(c), c.line);
  draw_cut_frame(canvas, {20, 6, 18, 13}, c.line);
  add_round_rectangle(canvas, {21.5, 7.5, 15, 10}, 1);
  fill_and_stroke(canvas, water(c), c.line, 0.25);
  cairo_save(canvas);
  cairo_translate(canvas, 18, 19);
  for (const double side : {1.0, -1.0}) draw_blade(canvas, c, side);
  fill_disc(canvas, {1.4, 0}, 0.7, c.line);
  cairo_restore(canvas);
}

void draw_screen_step(const Canvas& canvas, const BoardColours& c) {
  // Two panels: one's tab goes behind the other.
  cairo_rectangle(canvas, 1, 1, 12, 15);
  fill_and_stroke(canvas, water(c), c.line);
  add_polygon(canvas, {{13, 1}, {15.4, 2.4}, {15.4, 14.6}, {13, 16}});
  fill_and_stroke(canvas, c.plate, c.line);
  cairo_rectangle(canvas, 21, 1, 12, 15);
  fill_and_stroke(canvas, water(c), c.line);
  draw_fold(canvas, {21, 1.4}, {23.4, 2.8}, c.line);
  draw_fold(canvas, {23.4, 2.8}, {23.4, 14.2}, c.line);
  draw_fold(canvas, {23.4, 14.2}, {21, 15.6}, c.line);
  stroke(canvas, {{16, 8.5}, {19, 8.5}}, c.bolt, 0.7);
  draw_tip(canvas, {20.4, 8.5}, 0, c.bolt);
  // The screen from above.
  stroke(canvas, {{3, 25}, {13, 21.4}, {23, 25}, {33, 21.4}, {43, 25}}, c.line, 0.9);
  const TextStyle number{.size = 3.2, .bold = true, .align = Align::centre, .colour = c.text};
  for (int k = 0; k < 4; ++k) {
    draw_line(canvas, std::string(1, static_cast<char>('1' + k)), {4.5 + 10 * k, 18.4, 7, 4},
              number);
  }
  draw_line(canvas, "1", {1, 1, 12, 15},
            {.size = 6, .bold = true, .align = Align::centre, .colour = c.text});
  draw_line(canvas, "2", {22, 1, 12, 15},
            {.size = 6, .bold = true, .align = Align::centre, .colour = c.text});
}

void draw_film_step(const Canvas& canvas, const BoardColours& c) {
  draw_board_page(canvas, c, {2, 7, 36, 18});
  cairo_save(canvas);
  cairo_translate(canvas, 7, 1.6);
  cairo_rotate(canvas, 0.1);
  cairo_rectangle(canvas, 0, 0, 26, 17);
  fill_and_stroke(canvas, c.hatched ? faded(c.plate, 0.6) : faded(c.bezel_text, 0.4), c.line);
  stroke(canvas, {{4, 12}, {4, 8}, {8, 8}, {12, 8}, {12, 4}, {16, 4}}, c.bolt, 0.8);
  for (const Mm at : {Mm{4, 12}, Mm{16, 4}}) fill_disc(canvas, at, 0.9, c.bolt);
  cairo_restore(canvas);
  // The pen touches the end of the line.
  add_polygon(canvas, {{23.2, 8}, {25.4, 5.2}, {41, 1}, {42.2, 4}, {26.4, 8.2}});
  fill_and_stroke(canvas, c.line, c.line);
}

void draw_gauge_step(const Canvas& canvas, const BoardColours& c) {
  const Mm middle{15, 14};
  add_disc(canvas, middle, 12);
  fill_and_stroke(canvas, c.hatched ? c.plate : c.bezel, c.line);
  add_disc(canvas, middle, 10.4);
  fill_and_stroke(canvas, c.plate, c.line);
  for (int k = 0; k <= 5; ++k) {
    const double angle = 0.75 * M_PI + 0.3 * M_PI * k;
    stroke(canvas,
           {{middle.x + 5.6 * std::cos(angle), middle.y + 5.6 * std::sin(angle)},
            {middle.x + 10.4 * std::cos(angle), middle.y + 10.4 * std::sin(angle)}},
           c.line);
  }
  add_small_hand(canvas, {34, 19}, 13);
  fill_and_stroke(canvas, c.hatched ? c.plate : c.line, c.line);
  fill_disc(canvas, {34, 17.6}, 0.5, c.plate);
  fill_disc(canvas, middle, 0.6, c.line);
  // From the hand to the pin's hole.
  cairo_move_to(canvas, 33, 21);
  cairo_curve_to(canvas, 29, 27.5, 19, 25, 16.4, 17.6);
  set_colour(canvas, c.bolt);
  cairo_set_line_width(canvas, 0.7);
  cairo_stroke(canvas);
  draw_tip(canvas, {15.6, 15.6}, -0.6 * M_PI, c.bolt);
}

void draw_paper_sign(const Canvas& canvas, const BoardColours& c, MmRect box) {
  cairo_rectangle(canvas, box.x, box.y, box.width, box.height);
  fill_and_stroke(canvas, c.plate, c.line, 0.25);
  for (int k = 1; k <= 3; ++k) {
    const double y = box.y + box.height * 0.25 * k;
    stroke(canvas, {{box.x + 1.4, y}, {box.right() - 1.4, y}}, c.line, 0.2);
  }
}

void draw_card_sign(const Canvas& canvas, const BoardColours& c, MmRect box) {
  for (const double aside : {1.0, 0.5, 0.0}) {
    cairo_rectangle(canvas, box.x + aside, box.y + aside, box.width - 1, box.height - 1);
    fill_and_stroke(canvas, aside > 0 ? c.line : c.plate, c.line, 0.25);
  }
}

void draw_film_sign(const Canvas& canvas, const BoardColours& c, MmRect box) {
  cairo_rectangle(canvas, box.x, box.y, box.width, box.height);
  fill_and_stroke(canvas, c.hatched ? c.plate : mixed(c.sea[0], c.plate, 0.4), c.line, 0.25);
  for (const double at : {0.3, 0.55}) {
    stroke(
        canvas,
        {{box.x + box.width * at, box.bottom() - 1}, {box.x + box.width * (at + 0.2), box.y + 1}},
        c.line, 0.2);
  }
}

}  // namespace chartroom::exporters
