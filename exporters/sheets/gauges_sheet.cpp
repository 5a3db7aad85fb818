// Energy gauges and damage strips to cut out, one of each per team. Each piece shows its team,
// because everything outside the cuts is thrown away.
#include <fmt/core.h>

#include <algorithm>
#include <cmath>

#include "exporters/board/board_marks.h"
#include "exporters/board/icons.h"
#include "exporters/drawing/shapes.h"
#include "exporters/drawing/text/type_scale.h"
#include "exporters/page/cut_lines.h"
#include "exporters/parts/console_art.h"
#include "exporters/parts/panel.h"
#include "exporters/parts/plain_page.h"
#include "exporters/sheets/sheet.h"

namespace chartroom::exporters {

namespace {

void sector(const Canvas& canvas, Mm middle, double inner, double outer, double from, double to) {
  cairo_new_sub_path(canvas);
  cairo_arc(canvas, middle.x, middle.y, outer, from, to);
  cairo_arc_negative(canvas, middle.x, middle.y, inner, to, from);
  cairo_close_path(canvas);
}

constexpr double kDialRadius = 44;
constexpr double kBezel = 5.4;  // around a dial
// In radii of the dial.
constexpr double kHandReach = 0.58;
constexpr double kNumerals = 0.71;

// Draws the dial's ground: a round bezel with a mark at each border of two values.
void draw_dial_ground(const Canvas& canvas, const BoardColours& c, Mm middle, double radius,
                      int marks) {
  cairo_new_sub_path(canvas);
  cairo_arc(canvas, middle.x, middle.y, radius + kBezel, 0, 2 * M_PI);
  set_colour(canvas, c.bezel);
  cairo_fill_preserve(canvas);
  set_colour(canvas, c.line);
  cairo_set_line_width(canvas, 0.3);
  cairo_stroke(canvas);
  set_colour(canvas, c.bezel_text);
  cairo_set_line_width(canvas, 0.5);
  for (int k = 0; k <= marks; ++k) {
    const double angle = 0.75 * M_PI + 1.5 * M_PI * k / marks;
    for (const double at : {radius + 1.4, radius + 4}) {
      const Mm place{middle.x + at * std::cos(angle), middle.y + at * std::sin(angle)};
      at < radius + 2 ? cairo_move_to(canvas, place.x, place.y)
                      : cairo_line_to(canvas, place.x, place.y);
    }
  }
  cairo_stroke(canvas);
  cairo_new_sub_path(canvas);
  cairo_arc(canvas, middle.x, middle.y, radius, 0, 2 * M_PI);
  set_colour(canvas, c.panel);
  cairo_fill_preserve(canvas);
  set_colour(canvas, c.bezel_trim);
  cairo_set_line_width(canvas, 0.6);
  cairo_stroke(canvas);
}

// Draws the dial's team and meaning, away from the values.
void draw_dial_words(const Canvas& canvas, const SheetContext& context, const BoardColours& c,
                     Mm middle, double radius, maps::Team team) {
  draw_team_sign(canvas, {middle.x, middle.y - radius * 0.26}, radius * 0.17, team, context.look,
                 team_letters(context.tr));
  draw_line(canvas, team_name(context.tr, team),
            {middle.x - radius * 0.42, middle.y + radius * 0.1, radius * 0.84, radius * 0.14},
            {.size = type::kLarge, .bold = true, .align = Align::centre, .colour = c.line});
  draw_line(canvas, context.tr("Energy"), {middle.x - 20, middle.y + radius * 0.5, 40, 8},
            {.size = type::kLabel, .bold = true, .align = Align::centre, .colour = c.line});
  draw_icon(canvas, Icon::bolt, {middle.x, middle.y + radius * 0.86}, 4.4, c.bolt);
}

// Draws a dial from 0 to the gauge, on three quarters of a circle. Higher values are darker.
void draw_dial(const Canvas& canvas, const SheetContext& context, const BoardColours& c, Mm middle,
               double radius) {
  const int gauge = context.rules.gauge;
  draw_dial_ground(canvas, c, middle, radius, gauge + 1);
  const double step = 1.5 * M_PI / (gauge + 1);
  for (int k = 0; k <= gauge; ++k) {
    const double from = 0.75 * M_PI + k * step;
    sector(canvas, middle, radius * 0.52, radius, from, from + step);
    set_colour(canvas, mixed(c.plate, c.bolt, c.hatched ? 0 : 0.12 + 0.4 * k / gauge));
    cairo_fill_preserve(canvas);
    set_colour(canvas, c.line);
    cairo_set_line_width(canvas, 0.5);
    cairo_stroke(canvas);
    const double angle = from + step / 2;
    const Mm place{middle.x + kNumerals * radius * std::cos(angle),
                   middle.y + kNumerals * radius * std::sin(angle)};
    draw_line(canvas, fmt::format("{}", k), {place.x - 6, place.y - 5, 12, 10},
              {.size = on_scale(40.0 / (gauge + 1)),
               .bold = true,
               .align = Align::centre,
               .colour = c.text});
    for (int bolt = 0; bolt < k; ++bolt) {
      const double aside = angle + (bolt - (k - 1) / 2.0) * std::min(0.16, step / (k + 0.5));
      draw_icon(
          canvas, Icon::bolt,
          {middle.x + 0.87 * radius * std::cos(aside), middle.y + 0.87 * radius * std::sin(aside)},
          std::min(2.2, 9.0 / gauge), c.text);
    }
  }
}

void draw_pin_hole(const Canvas& canvas, const BoardColours& c, Mm middle) {
  fill_disc(canvas, middle, 0.9, c.plate);
  add_disc(canvas, middle, 0.9);
  cairo_close_path(canvas);
  if (take_path(canvas, Tool::cut)) return;
  set_colour(canvas, c.line);
  cairo_set_line_width(canvas, 0.4);
  cairo_stroke(canvas);
}

// Adds the outline of a hand that points up: half its width at the pivot, and its length.
void add_hand_outline(const Canvas& canvas, Mm pivot, double half, double length) {
  cairo_move_to(canvas, pivot.x - half, pivot.y);
  cairo_line_to(canvas, pivot.x - half * 0.5, pivot.y - length + 6);
  cairo_line_to(canvas, pivot.x, pivot.y - length);
  cairo_line_to(canvas, pivot.x + half * 0.5, pivot.y - length + 6);
  cairo_line_to(canvas, pivot.x + half, pivot.y);
  cairo_arc(canvas, pivot.x, pivot.y, half, 0, M_PI);
  cairo_close_path(canvas);
}

// Draws the hand, which turns on a pin through the dial's middle and is cut out along its outline.
void draw_hand(const Canvas& canvas, const SheetContext& context, const BoardColours& c, Mm pivot,
               maps::Team team) {
  // It ends before the numerals, which it points at.
  constexpr double kHalf = 4.4;
  constexpr double kLength = kHandReach * kDialRadius;
  constexpr double kSign = 2.5;
  add_hand_outline(canvas, pivot, kHalf, kLength);
  set_colour(canvas, c.hatched ? c.plate : c.line);
  cairo_fill_preserve(canvas);
  set_colour(canvas, c.line);
  cairo_set_line_width(canvas, 0.4);
  cairo_stroke(canvas);
  draw_team_sign(canvas, {pivot.x, pivot.y - 6.6}, kSign, team, context.look,
                 team_letters(context.tr));
  draw_pin_hole(canvas, c, pivot);
  // Plotters must cut holes before the parts around them.
  add_hand_outline(canvas, pivot, kHalf, kLength);
  if (!take_path(canvas, Tool::cut)) cairo_new_path(canvas);
}

// Draws one cell more than the damage that sinks: the last one is the bottom of the sea.
void draw_damage_strip(const Canvas& canvas, const SheetContext& context, const BoardColours& c,
                       MmRect box) {
  const int cells = context.rules.damage_to_sink + 1;
  const double width = box.width / cells;
  for (int k = 0; k < cells; ++k) {
    const MmRect cell{box.x + k * width, box.y, width, box.height};
    cairo_rectangle(canvas, cell.x, cell.y, cell.width, cell.height);
    // The lowest cell stays light enough to show the wreck.
    set_colour(canvas,
               c.hatched ? c.plate : mixed(c.plate, c.sea[1], 0.15 + 0.5 * k / (cells - 1.0)));
    cairo_fill_preserve(canvas);
    set_colour(canvas, c.line);
    cairo_set_line_width(canvas, 0.5);
    cairo_stroke(canvas);
    const double size = std::min(width * 0.36, box.height * 0.3);
    cairo_save(canvas);
    cairo_translate(canvas, cell.x + width / 2, cell.y + box.height * 0.56);
    cairo_rotate(canvas, 0.5 * k / (cells - 1.0));
    draw_icon(canvas, Icon::submarine, {0, 0}, size, c.hatched ? c.foam : c.line);
    cairo_restore(canvas);
    draw_line(canvas, k + 1 == cells ? context.tr("sunk") : fmt::format("{}", k),
              {cell.x + 1.5, cell.y + 1, width - 3, 4.6},
              {.size = context.look == Look::large_print ? type::kLarge : type::kText,
               .bold = true,
               .colour = c.text});
  }
}

// Draws a square around a dial for scissors, or cuts along its bezel by plotter.
void draw_dial_cut(const Canvas& canvas, const BoardColours& c, Mm middle, double radius) {
  constexpr double kRoom = 7;  // from the values to the square
  const double half = radius + kRoom;
  add_disc(canvas, middle, radius + kBezel);
  cairo_close_path(canvas);
  if (take_path(canvas, Tool::cut)) return;
  cairo_new_path(canvas);
  draw_cut_frame(canvas, {middle.x - half, middle.y - half, 2 * half, 2 * half}, c.line);
}

void draw_team(const Canvas& canvas, const SheetContext& context, const BoardColours& c, MmRect box,
               maps::Team team) {
  constexpr double kRadius = kDialRadius;
  constexpr double kRim = kRadius + 7;  // to the cut
  const Mm middle{box.x + kRim, box.y + kRim};
  draw_dial(canvas, context, c, middle, kRadius);
  draw_dial_words(canvas, context, c, middle, kRadius, team);
  draw_pin_hole(canvas, c, middle);
  draw_dial_cut(canvas, c, middle, kRadius);
  draw_hand(canvas, context, c, {middle.x + kRim + (box.width - 2 * kRim) / 2, middle.y + 18},
            team);
  const MmRect strip{box.x, middle.y + kRim + 6, box.width, 53};
  constexpr double kBand = 14.5;
  draw_cut_frame(canvas, strip, c.line);
  draw_team_band(canvas, context, context.tr("Damage"),
                 {strip.x + 1, strip.y + 1, strip.width - 2, kBand}, team);
  draw_damage_strip(canvas, context, c,
                    {strip.x + 1, strip.y + kBand + 2, strip.width - 2, strip.height - kBand - 3});
}

void draw_gauges_sheet(const Canvas& canvas, const SheetContext& context, int /*page*/) {
  const BoardColours c = sheet_colours(context);
  const PlainPage page(canvas, context, context.tr("Gauges"), {}, Rulers::yes);
  const MmRect body = plain_body(context.frame);
  constexpr double kGutter = 8;
  const double half = (body.width - kGutter) / 2;
  for (const maps::Team team : maps::kTeams) {
    const double left = team == maps::Team::blue ? body.x : body.x + half + kGutter;
    draw_team(canvas, context, c, {left, body.y, half, body.height}, team);
  }
  draw_line(canvas,
            context.tr("Cut along the dashed lines and around the hand. Pin the hand to the middle "
                       "of its dial. Mark damage with a clip or a coin."),
            {body.x, body.bottom() - 5, body.width, 5}, {.size = type::kText, .colour = c.text});
}

}  // namespace

Sheet gauges_sheet() {
  return {.name = "gauges",
          .title = [](const Translator& tr) { return std::string(tr("Gauges")); },
          .draw = draw_gauges_sheet,
          .on_card = true};
}

}  // namespace chartroom::exporters
