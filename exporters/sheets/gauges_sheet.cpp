// Energy gauges and damage strips to cut out, one of each for a team.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "exporters/board/board_marks.h"
#include "exporters/board/icons.h"
#include "exporters/page/cut_lines.h"
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

// The dial's ground: a round bezel with a mark at each border of two values.
void draw_dial_ground(const Canvas& canvas, const BoardColours& c, Mm middle, double radius,
                      int marks) {
  constexpr double kBezel = 5.4;
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

// A dial from 0 to the gauge, on three quarters of a circle. Fuller is darker, and has more bolts.
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
    const Mm place{middle.x + 0.68 * radius * std::cos(angle),
                   middle.y + 0.68 * radius * std::sin(angle)};
    draw_line(canvas, fmt::format("{}", k), {place.x - 6, place.y - 5, 12, 10},
              {.size = std::min(8.0, 40.0 / (gauge + 1)),
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

// The hand turns on a pin through the dial's middle.
void draw_hand(const Canvas& canvas, const BoardColours& c, Mm pivot, double length) {
  cairo_move_to(canvas, pivot.x - 3, pivot.y);
  cairo_line_to(canvas, pivot.x - 1.6, pivot.y - length + 5);
  cairo_line_to(canvas, pivot.x, pivot.y - length);
  cairo_line_to(canvas, pivot.x + 1.6, pivot.y - length + 5);
  cairo_line_to(canvas, pivot.x + 3, pivot.y);
  cairo_arc(canvas, pivot.x, pivot.y, 3, 0, M_PI);
  cairo_close_path(canvas);
  set_colour(canvas, c.hatched ? c.plate : c.line);
  cairo_fill_preserve(canvas);
  set_colour(canvas, c.line);
  cairo_set_line_width(canvas, 0.4);
  cairo_stroke(canvas);
  set_colour(canvas, c.plate);
  cairo_arc(canvas, pivot.x, pivot.y, 0.9, 0, 2 * M_PI);
  cairo_fill_preserve(canvas);
  set_colour(canvas, c.line);
  cairo_stroke(canvas);
}

// One cell more than the damage that sinks: the last one is the bottom of the sea.
void draw_damage_strip(const Canvas& canvas, const SheetContext& context, const BoardColours& c,
                       MmRect box) {
  const int cells = context.rules.damage_to_sink + 1;
  const double width = box.width / cells;
  for (int k = 0; k < cells; ++k) {
    const MmRect cell{box.x + k * width, box.y, width, box.height};
    cairo_rectangle(canvas, cell.x, cell.y, cell.width, cell.height);
    set_colour(canvas,
               c.hatched ? c.plate : mixed(c.plate, c.sea[1], 0.25 + 0.75 * k / (cells - 1.0)));
    cairo_fill_preserve(canvas);
    set_colour(canvas, c.line);
    cairo_set_line_width(canvas, 0.5);
    cairo_stroke(canvas);
    const double size = std::min(width * 0.36, box.height * 0.3);
    cairo_save(canvas);
    cairo_translate(canvas, cell.x + width / 2, cell.y + box.height * 0.56);
    cairo_rotate(canvas, 0.5 * k / (cells - 1.0));
    draw_icon(canvas, Icon::submarine, {0, 0}, size,
              c.hatched        ? c.foam
              : k + 1 == cells ? c.bolt
                               : c.line);
    cairo_restore(canvas);
    draw_line(canvas, k + 1 == cells ? context.tr("sunk") : fmt::format("{}", k),
              {cell.x + 1.5, cell.y + 1, width - 3, 4.6},
              {.size = 3.4, .bold = true, .colour = c.text});
  }
}

void draw_team(const Canvas& canvas, const SheetContext& context, const BoardColours& c, MmRect box,
               maps::Team team) {
  constexpr double kBand = 15;
  constexpr double kRadius = 41;
  constexpr double kRim = kRadius + 7;  // to the cut
  draw_team_band(canvas, context, context.tr("Gauges"), {box.x, box.y, box.width, kBand}, team);
  const Mm middle{box.x + kRim, box.y + kBand + 3 + kRim};
  draw_cut_frame(canvas, {middle.x - kRim, middle.y - kRim, 2 * kRim, 2 * kRim}, c.line);
  draw_dial(canvas, context, c, middle, kRadius);
  draw_line(canvas, context.tr("Energy"), {middle.x - 20, middle.y + kRadius * 0.5, 40, 8},
            {.size = 5, .bold = true, .align = Align::centre, .colour = c.line});
  draw_icon(canvas, Icon::bolt, {middle.x, middle.y + kRadius * 0.86}, 4.4, c.bolt);
  set_colour(canvas, c.line);
  cairo_set_line_width(canvas, 0.3);
  cairo_arc(canvas, middle.x, middle.y, 0.9, 0, 2 * M_PI);
  cairo_stroke(canvas);
  const Mm pivot{middle.x + kRim + (box.width - 2 * kRim) / 2, middle.y + 18};
  draw_cut_frame(canvas, {pivot.x - 5, pivot.y - 40, 10, 45.5}, c.line);
  draw_hand(canvas, c, pivot, 37);
  const MmRect strip{box.x, middle.y + kRim + 10, box.width, 38};
  draw_line(canvas, context.tr("Damage"), {strip.x, strip.y - 7, 60, 6},
            {.size = 4, .bold = true, .colour = c.line});
  draw_cut_frame(canvas, strip, c.line);
  draw_damage_strip(canvas, context, c, strip);
}

void draw(const Canvas& canvas, const SheetContext& context, int /*page*/) {
  const BoardColours c = sheet_colours(context);
  const PlainPage page(canvas, context, context.tr("Gauges"));
  const MmRect body = PlainPage::kBody;
  constexpr double kGutter = 8;
  const double half = (body.width - kGutter) / 2;
  for (const maps::Team team : maps::kTeams) {
    const double left = team == maps::Team::blue ? body.x : body.x + half + kGutter;
    draw_team(canvas, context, c, {left, body.y, half, body.height}, team);
  }
  draw_line(canvas,
            context.tr("Cut along the dashed lines, pin the hand to the middle of its dial; a "
                       "clip or a coin marks the damage."),
            {body.x, body.bottom() - 5, body.width, 5}, {.size = 3.2, .colour = c.text});
}

}  // namespace

Sheet gauges_sheet() {
  return {.name = "gauges",
          .title = [](const Translator& tr) { return std::string(tr("Gauges")); },
          .draw = draw};
}

}  // namespace chartroom::exporters
