#include "exporters/page/page_settings.h"

#include "exporters/drawing/colour.h"

namespace chartroom::exporters {

namespace {

// The distance of crop marks from the bleed, and their length.
constexpr double kCropGap = 1;
constexpr double kCropLength = 5;

Mm lying(Mm landscape, bool portrait) {
  return portrait ? Mm{landscape.y, landscape.x} : landscape;
}

}  // namespace

Mm paper_size(const PageSettings& page) { return lying(paper_size(page.paper), page.portrait); }

Mm frame_size(const PageSettings& page) { return lying(frame_size(page.paper), page.portrait); }

Ratio paper_scale(const PageSettings& page) {
  const Ratio scale = page.printer.paper;
  return page.portrait ? Ratio{scale.down, scale.across} : scale;
}

PageBoxes page_boxes(const PageSettings& page) {
  const Mm size = paper_size(page);
  const double bleed = page.bleed;
  const double round = bleed > 0 ? bleed + kCropGap + kCropLength : 0;
  return {{size.x + 2 * round, size.y + 2 * round},
          {round, round, size.x, size.y},
          {round - bleed, round - bleed, size.x + 2 * bleed, size.y + 2 * bleed}};
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

}  // namespace chartroom::exporters
