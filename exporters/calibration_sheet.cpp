// Four lengths to measure: two on paper, two on film, printed from this page.
#include <fmt/format.h>

#include "exporters/calibration.h"
#include "exporters/plain_page.h"
#include "exporters/sheet_furniture.h"

namespace chartroom {

namespace {

// A line between two fine cross-bars, whose outer edges are not to be measured but their middles.
void measure(cairo_t* cr, Mm from, Mm to, const BoardColours& c) {
  const bool across = from.y == to.y;
  set_colour(cr, c.text);
  cairo_set_line_width(cr, 0.15);
  cairo_move_to(cr, from.x, from.y);
  cairo_line_to(cr, to.x, to.y);
  for (const Mm end : {from, to}) {
    cairo_move_to(cr, end.x - (across ? 0 : 4), end.y - (across ? 4 : 0));
    cairo_line_to(cr, end.x + (across ? 0 : 4), end.y + (across ? 4 : 0));
  }
  cairo_stroke(cr);
}

void blank(cairo_t* cr, const BoardColours& c, const std::string& label, MmRect row) {
  draw_line(cr, label, {row.x, row.y, row.width * 0.66, row.height},
            {.size = 3.4, .colour = c.text});
  set_colour(cr, c.line);
  cairo_set_line_width(cr, 0.25);
  cairo_move_to(cr, row.x + row.width * 0.68, row.bottom() - 1.6);
  cairo_line_to(cr, row.right() - 9, row.bottom() - 1.6);
  cairo_stroke(cr);
  draw_line(cr, "mm", {row.right() - 8, row.y, 8, row.height}, {.size = 3.4, .colour = c.text});
}

}  // namespace

void draw_calibration(cairo_t* cr, const SheetContext& context, int /*page*/) {
  const BoardColours c = sheet_colours(context);
  draw_margins(cr, context, context.words("Calibration"));
  draw_set_mark(cr, context, {context.frame.x - 13.2, 1, 10.5, 10.5});
  draw_line(cr, context.words("Calibration"), {12, 1, 150, 11},
            {.size = 8, .bold = true, .colour = c.line, .spacing = 0.25});
  // True scale: on a larger paper the lengths are the same.
  constexpr Mm kCorner{14, 24};
  measure(cr, kCorner, {kCorner.x + kCalibrationAcross, kCorner.y}, c);
  measure(cr, {kCorner.x - 2, kCorner.y + 4}, {kCorner.x - 2, kCorner.y + 4 + kCalibrationDown}, c);
  draw_line(cr, fmt::format("{} mm", kCalibrationAcross), {kCorner.x + 100, kCorner.y - 5, 40, 4},
            {.size = 3.2, .align = Align::centre, .colour = c.text});
  draw_line(cr, fmt::format("{} mm", kCalibrationDown), {kCorner.x, kCorner.y + 80, 40, 4},
            {.size = 3.2, .colour = c.text});
  const MmRect inner = draw_card(cr, c, {kCorner.x + 36, kCorner.y + 14, 196, 112});
  Column column(cr, c, inner);
  column.heading(context.words("How long are these lines on paper, and how long on film?"));
  column.item(context.words(
      "Print this page on paper and on film, with the settings that you will use for the sheets."));
  column.item(context.words(
      "Measure both lines with a steel ruler, from cross-bar to cross-bar, to a tenth of a "
      "millimetre if you can."));
  column.item(context.words("Give the four lengths a name, that of the printer:"));
  column.paragraph("chartroom export --calibrate \"office=" +
                   fmt::format("{},{},{},{}\"", "232.8", "158.7", "232.9", "158.6"));
  column.item(context.words("From then on print sheets with this name:"));
  column.paragraph("chartroom export " + context.map.id + ".map.json --printer office");
  column.item(context.words(
      "When paper and film differ by more than a hundredth, one of them was scaled: print both "
      "again at 100 %."));
  double y = column.y() + 3;
  for (const char* label : {context.words("On paper, across"), context.words("On paper, down"),
                            context.words("On film, across"), context.words("On film, down")}) {
    blank(cr, c, label, {inner.x, y, 120, 8});
    y += 9;
  }
}

}  // namespace chartroom
