// The screen between the teams: folded along its middle it stands as a tent, and shows both sides
// the same.
#include <cmath>

#include "exporters/board/sea_picture.h"
#include "exporters/drawing/noise.h"
#include "exporters/drawing/shapes.h"
#include "exporters/page/cut_lines.h"
#include "exporters/parts/actions.h"
#include "exporters/parts/plain_page.h"
#include "exporters/parts/sheet_furniture.h"
#include "exporters/sheets/sheet.h"
#include "maps/platform/hash.h"

namespace chartroom::exporters {

namespace {

void draw_action(const Canvas& canvas, const SheetContext& context, const BoardColours& c,
                 const ActionRow& action, MmRect box) {
  add_round_rectangle(canvas, box, 2);
  set_colour(canvas, c.plate);
  cairo_fill_preserve(canvas);
  set_colour(canvas, c.line);
  cairo_set_line_width(canvas, 0.3);
  cairo_stroke(canvas);
  draw_badge(canvas, action.icon, {box.x + box.width / 2, box.y + 11.5}, c.hatched ? 8 : 9.2, c);
  const MmRect text{box.x + 2, box.y + 22, box.width - 4, box.height - 23};
  draw_line(canvas, context.tr(action.name), {text.x, text.y, text.width, 5},
            {.size = 4.4, .bold = true, .align = Align::centre, .colour = c.text});
  draw_cost(canvas, context, action,
            {text.x, text.y + 5.6, text.width, 4.4}, Align::centre);
  draw_paragraph(
      canvas, effect_of(action, context), {text.x, text.y + 12, text.width, text.height - 12},
      {.size = c.hatched ? 3 : 3.7, .condensed = true, .align = Align::centre, .colour = c.text});
}

// One side, in a box whose bottom stands on the table.
void draw_face(const Canvas& canvas, const SheetContext& context, const BoardColours& c,
               MmRect box) {
  set_colour(canvas, c.hatched ? c.plate : c.bezel);
  add_round_rectangle(canvas, box, 3);
  cairo_fill_preserve(canvas);
  set_colour(canvas, c.line);
  cairo_set_line_width(canvas, 0.3);
  cairo_stroke(canvas);
  constexpr double kPicture = 66;
  draw_depths(canvas, context.map.theme.value_or(maps::Theme::tropical), c,
              {box.x + 4, box.y + 4, kPicture, box.height - 8}, fnv1a(context.map.id));
  const double x = box.x + kPicture + 8;
  const double width = box.right() - 4 - x;
  draw_line(canvas, text_in(context.map.name, context.language), {x, box.y + 4, width * 0.55, 11},
            {.size = 8, .bold = true, .colour = c.bezel_text, .spacing = 0.25});
  draw_line(canvas, context.tr("One action a turn"),
            {x + width * 0.57, box.y + 4, width * 0.43, 11},
            {.size = 4.4, .align = Align::right, .colour = c.bezel_text});
  const double step = (width + 2) / static_cast<double>(action_rows().size());
  double left = x;
  for (const ActionRow& action : action_rows()) {
    draw_action(canvas, context, c, action, {left, box.y + 17, step - 2, box.height - 21});
    left += step;
  }
}

void draw(const Canvas& canvas, const SheetContext& context, int /*page*/) {
  const BoardColours c = sheet_colours(context);
  draw_margins(canvas, context, context.tr("Screen"));
  const double zoom = sheet_zoom(context.frame);
  cairo_save(canvas);
  cairo_translate(canvas, context.frame.x - kSmallFrame.x * zoom, 0);
  cairo_scale(canvas, zoom, zoom);
  constexpr MmRect kBody{6, 0.4, 260, 188};
  constexpr double kFoot = 15;
  constexpr double kFace = (kBody.height - 2 * kFoot) / 2;
  const MmRect face{kBody.x, kBody.y + kFoot + kFace, kBody.width, kFace};
  draw_face(canvas, context, c, {face.x, face.y + 1, face.width, face.height - 2});
  cairo_save(canvas);
  cairo_translate(canvas, 2 * face.x + face.width, 2 * face.y);
  cairo_rotate(canvas, M_PI);
  draw_face(canvas, context, c, {face.x, face.y + 1, face.width, face.height - 2});
  cairo_restore(canvas);
  for (const double y : {face.y - kFace, face.y, face.bottom()}) {
    draw_fold(canvas, {kBody.x, y}, {kBody.right(), y}, c.line);
  }
  draw_line(canvas, context.tr("Fold at the dashed lines; glue foot to foot, and it stands."),
            {kBody.x + 4, face.bottom(), 180, kFoot}, {.size = 3.2, .colour = c.text});
  draw_set_mark(canvas, context, {kBody.right() - 15, face.bottom() + 1, 10.5, 10.5});
  cairo_restore(canvas);
}

}  // namespace

Sheet screen_sheet() {
  return {.name = "screen",
          .title = [](const Translator& tr) { return std::string(tr("Screen")); },
          .draw = draw};
}

}  // namespace chartroom::exporters
