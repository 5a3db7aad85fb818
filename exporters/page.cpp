#include "exporters/page.h"

#include <array>

#include "exporters/contour.h"
#include "exporters/drawing.h"
#include "exporters/noise.h"
#include "exporters/theme.h"

namespace chartroom {

namespace {

// Crop marks keep this clear of the bleed, and are this long.
constexpr double kCropGap = 1;
constexpr double kCropLength = 5;

// A pale sea with lines of depth, behind sheets that run to the edge of the paper.
void draw_ground(cairo_t* cr, const SheetContext& context, MmRect box) {
  const BoardColours colours = board_colours(context.map.theme.value_or(Theme::tropical), false);
  cairo_save(cr);
  cairo_rectangle(cr, box.x, box.y, box.width, box.height);
  cairo_clip(cr);
  set_colour(cr, mixed(colours.sea[0], rgb(0xffffff), 0.55));
  cairo_paint(cr);
  constexpr double kHill = 42;
  const Noise noise(fnv1a(context.map.id));
  HeightField field(box.x - 5, box.y - 5, box.width + 10, box.height + 10, 4, 0);
  for (int j = 0; j < field.rows; ++j) {
    for (int i = 0; i < field.columns; ++i) {
      field.at(i, j) = noise.smooth(field.x(i) / kHill, field.y(j) / kHill, 7);
    }
  }
  set_colour(cr, faded(colours.depth, 0.2));
  cairo_set_line_width(cr, 0.2);
  for (const double level : {-0.6, -0.4, -0.2, 0.0, 0.2, 0.4, 0.6}) {
    add_outlines(cr, outlines_below(field, level));
    cairo_stroke(cr);
  }
  cairo_restore(cr);
}

void draw_crop_marks(cairo_t* cr, const PageBoxes& boxes) {
  const double gap = boxes.trim.x - boxes.bleed.x + kCropGap;
  set_colour(cr, rgb(0x000000));
  cairo_set_line_width(cr, 0.1);
  for (const double x : {boxes.trim.x, boxes.trim.right()}) {
    for (const double y : {boxes.trim.y, boxes.trim.bottom()}) {
      const double out_x = x == boxes.trim.x ? -1 : 1;
      const double out_y = y == boxes.trim.y ? -1 : 1;
      cairo_move_to(cr, x + out_x * gap, y);
      cairo_rel_line_to(cr, out_x * kCropLength, 0);
      cairo_move_to(cr, x, y + out_y * gap);
      cairo_rel_line_to(cr, 0, out_y * kCropLength);
    }
  }
  cairo_stroke(cr);
}

}  // namespace

PageBoxes page_boxes(Paper paper, double bleed) {
  const Mm size = paper_size(paper);
  const double round = bleed > 0 ? bleed + kCropGap + kCropLength : 0;
  return {{size.x + 2 * round, size.y + 2 * round},
          {round, round, size.x, size.y},
          {round - bleed, round - bleed, size.x + 2 * bleed, size.y + 2 * bleed}};
}

void draw_page(cairo_t* cr, const Sheet& sheet, int page, const SheetContext& context,
               const PageSettings& settings) {
  const StateGuard guard(cr);
  const PageBoxes boxes = page_boxes(settings.paper, settings.bleed);
  if (settings.bleed > 0) {
    if (sheet.medium == Medium::paper) draw_ground(cr, context, boxes.bleed);
    draw_crop_marks(cr, boxes);
  }
  const Mm origin = frame_origin(settings.paper);
  cairo_translate(cr, boxes.trim.x + origin.x, boxes.trim.y + origin.y);
  sheet.draw(cr, context, page);
}

}  // namespace chartroom
