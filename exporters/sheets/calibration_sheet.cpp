// Four lengths to measure: two on paper, two on film, printed from this page.
#include <fmt/core.h>

#include <algorithm>
#include <array>

#include "exporters/drawing/text/type_scale.h"
#include "exporters/page/calibration.h"
#include "exporters/parts/panel.h"
#include "exporters/parts/plain_page.h"
#include "exporters/sheets/sheet.h"

namespace chartroom::exporters {

namespace {

constexpr double kCrossBar = 4;   // half its length
constexpr double kLineAside = 2;  // distance between the beginnings of the lines

// Draws a line between two fine crossbars, to be measured between the bars' middles.
void measure(const Canvas& canvas, Mm from, Mm to, const BoardColours& c) {
  const bool across = from.y == to.y;
  set_colour(canvas, c.text);
  cairo_set_line_width(canvas, 0.15);
  cairo_move_to(canvas, from.x, from.y);
  cairo_line_to(canvas, to.x, to.y);
  for (const Mm end : {from, to}) {
    const Mm half{across ? 0 : kCrossBar, across ? kCrossBar : 0};
    cairo_move_to(canvas, end.x - half.x, end.y - half.y);
    cairo_line_to(canvas, end.x + half.x, end.y + half.y);
  }
  cairo_stroke(canvas);
}

// Draws a label, followed by a line to write on.
void draw_blank(const Canvas& canvas, const BoardColours& c, const std::string& label, MmRect row) {
  constexpr double kCapital = 0.72;
  const TextStyle style{.size = type::kText, .colour = c.text};
  const double width =
      draw_line(canvas, label, {row.x, row.y, row.width * 0.55, row.height}, style).width;
  const double foot = row.y + row.height / 2 + kCapital * style.size / 2 + 0.3;
  set_colour(canvas, c.line);
  cairo_set_line_width(canvas, 0.25);
  cairo_move_to(canvas, row.x + std::max(width + 2, row.width * 0.4), foot);
  cairo_line_to(canvas, row.right() - 9, foot);
  cairo_stroke(canvas);
  draw_line(canvas, "mm", {row.right() - 8, row.y, 8, row.height},
            {.size = type::kText, .colour = c.text});
}

void draw_calibration_sheet(const Canvas& canvas, const SheetContext& context, int /*page*/) {
  const BoardColours c = sheet_colours(context);
  const MmRect body = plain_body(context.frame);
  const double zoom = sheet_zoom(context.frame);
  const double margin = page_margin(context.frame);
  const double right = context.frame.x - margin;
  {
    const PlainPage page(canvas, context, context.tr("Calibration"),
                         context.tr("Print at 100%, no scaling"), Rulers::yes);
  }
  // The lengths are equal on every paper; the texts beside them fill it.
  const Mm corner{margin + kLineAside + kCrossBar, 24 * zoom};
  measure(canvas, corner, {corner.x + kCalibrationAcross, corner.y}, c);
  const Mm top{corner.x - kLineAside, corner.y + kCrossBar};
  measure(canvas, top, {top.x, top.y + kCalibrationDown}, c);
  const double letters = type::kText * zoom;
  draw_line(canvas, fmt::format("{} mm", kCalibrationAcross),
            {corner.x + kCalibrationAcross / 2.0 - 30, corner.y - 1.5 * letters, 60, 1.2 * letters},
            {.size = letters, .align = Align::centre, .colour = c.text});
  draw_line(canvas, fmt::format("{} mm", kCalibrationDown), {corner.x, corner.y + 80, 24 * zoom, 6},
            {.size = letters, .colour = c.text});
  const Translator& tr = context.tr;
  const Mm plates{corner.x + 24 * zoom, corner.y + 9 * zoom};
  Panel panel(canvas, context,
              {plates.x, plates.y, right - plates.x, body.bottom() * zoom - plates.y}, zoom);
  const MmRect blanks =
      panel.plate_with_heading(tr("How long are these lines on paper and on film?"), 34);
  const double half = blanks.width / 2;
  for (int k = 0; k < 4; ++k) {
    const std::array<const char*, 4> labels{tr("On paper, across"), tr("On paper, down"),
                                            tr("On film, across"), tr("On film, down")};
    draw_blank(canvas, c, labels[static_cast<std::size_t>(k)],
               {blanks.x + (k < 2 ? 0 : half), blanks.y + 11.0 * (k % 2), half - 4, 11});
  }
  panel.text(
      {item(tr(
           "Print this page on paper and on film, with the settings you will use for the sheets.")),
       item(tr("Measure both lines with a steel ruler, from crossbar to crossbar, to a tenth of a "
               "millimeter if you can.")),
       item(tr("Save the four lengths under your printer’s name:")),
       command("chartroom export --calibrate office=239.3,159.5,239.4,159.6"),
       item(tr("From then on, print with this name:")),
       command("chartroom export … --printer office"),
       item(tr("If a line on film is 2 mm longer or shorter than on paper, one of them was scaled. "
               "Print both again at 100%."))},
      0);
  panel.picture();
}

}  // namespace

Sheet calibration_sheet() {
  return {.name = "calibration",
          .title = [](const Translator& tr) { return std::string(tr("Calibration")); },
          .draw = draw_calibration_sheet};
}

}  // namespace chartroom::exporters
