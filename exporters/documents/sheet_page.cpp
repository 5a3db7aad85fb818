#include "exporters/documents/sheet_page.h"

#include <fmt/core.h>

#include "exporters/board/theme.h"
#include "exporters/drawing/cairo_objects.h"
#include "exporters/drawing/colour.h"
#include "exporters/drawing/noise.h"
#include "exporters/drawing/outlines.h"
#include "maps/platform/hash.h"

namespace chartroom::exporters {

namespace {

// A pale sea with lines of depth, behind sheets that run to the edge of the paper.
void draw_ground(const Canvas& canvas, const SheetContext& context, MmRect box) {
  const BoardColours colours = sheet_colours(context);
  cairo_save(canvas);
  cairo_rectangle(canvas, box.x, box.y, box.width, box.height);
  cairo_clip(canvas);
  const bool coloured = context.look == Look::colour;
  set_colour(canvas, coloured ? mixed(colours.sea[0], rgb(0xffffff), 0.55) : colours.page);
  cairo_paint(canvas);
  constexpr double kHill = 42;
  const Noise noise(fnv1a(context.map.id));
  HeightField field(box.x - 5, box.y - 5, box.width + 10, box.height + 10, 4, 0);
  for (int j = 0; j < field.rows; ++j) {
    for (int i = 0; i < field.columns; ++i) {
      field.at(i, j) = noise.smooth(field.x(i) / kHill, field.y(j) / kHill, 7);
    }
  }
  set_colour(canvas, faded(colours.line, 0.12));
  cairo_set_line_width(canvas, 0.2);
  for (const double level : {-0.6, -0.4, -0.2, 0.0, 0.2, 0.4, 0.6}) {
    add_outlines(canvas, outlines_below(field, level));
    cairo_stroke(canvas);
  }
  cairo_restore(canvas);
}

}  // namespace

void enter_frame(const Canvas& canvas, const SheetContext& context, Medium medium,
                 const PageSettings& settings) {
  const PageBoxes boxes = page_boxes(settings);
  if (settings.bleed > 0) {
    if (medium == Medium::paper) draw_ground(canvas, context, boxes.bleed);
    draw_crop_marks(canvas, boxes);
  }
  const Ratio scale = medium == Medium::film ? settings.printer.film : settings.printer.paper;
  const Mm frame = frame_size(settings.paper);
  // The frame stays in the middle, which a scaling printer does not move.
  cairo_translate(canvas, boxes.media.x / 2, boxes.media.y / 2);
  cairo_scale(canvas, 1 / scale.across, 1 / scale.down);
  cairo_translate(canvas, -frame.x / 2, -frame.y / 2);
}

void name_place(TextLog* log, std::size_t before, std::string_view sheet,
                const std::string& language) {
  if (log == nullptr) return;
  for (std::size_t k = before; k < log->size(); ++k) {
    (*log)[k].where = fmt::format("{} in \"{}\"", sheet, language);
  }
}

void draw_page(const Canvas& canvas, const Sheet& sheet, int page, const SheetContext& context,
               const PageSettings& settings) {
  const StateGuard guard(canvas);
  enter_frame(canvas, context, sheet.medium, settings);
  const std::size_t before = canvas.text_log != nullptr ? canvas.text_log->size() : 0;
  sheet.draw(canvas, context, page);
  name_place(canvas.text_log, before, sheet.name, context.language);
}

}  // namespace chartroom::exporters
