#include "exporters/parts/sheet_furniture.h"

#include <fmt/format.h>

#include <algorithm>

#include "exporters/board/board_marks.h"
#include "exporters/board/board_painter.h"
#include "exporters/board/quadrant_art.h"
#include "exporters/board/theme.h"
#include "exporters/drawing/cairo_objects.h"
#include "exporters/drawing/text.h"
#include "exporters/page/qr_code.h"
#include "exporters/page/rulers.h"
#include "exporters/parts/alt_text.h"

namespace chartroom::exporters {

namespace {

void legend_sign(const Canvas& canvas, const BoardColours& colours, Mm middle, int kind) {
  constexpr double kPitch = 8;
  cairo_save(canvas);
  cairo_translate(canvas, middle.x, middle.y);
  cairo_scale(canvas, kPitch, kPitch);
  if (kind == 0) {
    draw_border_lines(canvas, {{{-0.36, 0.03}, {-0.12, -0.03}, {0.12, 0.03}, {0.36, -0.03}}},
                      colours);
  } else if (kind == 1) {
    draw_surface_point(canvas, {0, 0}, colours);
  }
  cairo_restore(canvas);
}

// What the signs of the board mean, from right to left.
void draw_legend(const Canvas& canvas, const SheetContext& context, const BoardColours& colours,
                 MmRect box) {
  const TextStyle style{.size = colours.bold ? 3.7 : 2.5, .colour = colours.text};
  double right = box.right();
  const bool surfacing = !context.map.surface_points().empty();
  for (int kind = 0; kind < (surfacing ? 2 : 1); ++kind) {
    const char* word = kind == 0 ? context.tr("quadrant border") : context.tr("surface point");
    const double width = measure_paragraph(canvas, word, {0, 0, 60, 9}, style).width;
    draw_line(canvas, word, {right - width, box.y, width + 0.1, box.height}, style);
    right -= width + 4.4;
    legend_sign(canvas, colours, {right, box.y + box.height / 2}, kind);
    right -= 6.5;
  }
}

}  // namespace

void draw_footer(const Canvas& canvas, const SheetContext& context, const std::string& title,
                 MmRect box, Colour ink) {
  const TagScope paragraph(canvas, "P");
  constexpr const char* kApart = "  ·  ";
  const SheetSet& set = context.set;
  std::string belongs = "Chartroom";
  if (!set.map.empty()) belongs += kApart + set.map;
  if (!set.revision.empty()) {
    belongs += ", " + fmt::format(fmt::runtime(context.tr("revision {}")), set.revision);
  }
  if (!set.code.empty()) belongs += kApart + set.code;
  belongs += kApart + title;
  std::string prints =
      fmt::format("{} mm{}{}", context.pitch, kApart, context.tr("Print at 100 %, no scaling"));
  const std::string& author = context.map.author;
  if (set.map == context.map.id && !author.empty()) {
    prints = fmt::format(fmt::runtime(context.tr("map by {}")), author) + kApart + prints;
  }
  const TextStyle style{.size = 2.2, .align = Align::right, .colour = ink};
  draw_line(canvas, belongs, {box.x, box.y, box.width, box.height / 2}, style);
  draw_line(canvas, prints, {box.x, box.y + box.height / 2, box.width, box.height / 2}, style);
}

void draw_heading(const Canvas& canvas, const SheetContext& context, const BoardLayout& board) {
  const MmRect box = sheet_heading(board, context.frame);
  const BoardColours colours = sheet_colours(context);
  const double legend = box.width * (colours.bold ? 0.6 : 0.46);
  const double size = std::min(8.0 * sheet_zoom(context.frame), box.height * 0.82);
  // Accents rise over the room of a line, which here is at the frame's edge.
  const double rise = 0.13 * size;
  const TagScope heading(canvas, "H1");
  draw_line(canvas, text_in(context.map.name, context.language),
            {box.x, box.y + rise, box.width - legend - 3, box.height - 2 * rise},
            {.size = size, .bold = true, .display = true, .colour = colours.line});
  const double zoom = sheet_zoom(context.frame);
  const double height = std::min(6.0, box.height / zoom);
  cairo_save(canvas);
  cairo_translate(canvas, box.right() - legend, box.y + box.height / 2);
  cairo_scale(canvas, zoom, zoom);
  draw_legend(canvas, context, colours, {0, -height / 2, legend / zoom, height});
  cairo_restore(canvas);
}

void draw_set_mark(const Canvas& canvas, const SheetContext& context, MmRect box) {
  if (context.set.code.empty()) return;
  constexpr Colour ink = rgb(0x000000);
  if (context.look == Look::night) {
    set_colour(canvas, rgb(0xffffff));
    cairo_rectangle(canvas, box.x - kSetMarkRim, box.y - kSetMarkRim, box.width + 2 * kSetMarkRim,
                    box.width + kSetMarkRim + 3.4);
    cairo_fill(canvas);
  }
  draw_qr_code(canvas, qr_text(context.set), {box.x, box.y}, box.width, ink);
  draw_line(canvas, context.set.code, {box.x - 2, box.y + box.width + 0.3, box.width + 4, 2.6},
            {.size = 2.2, .bold = true, .align = Align::centre, .colour = ink});
}

void draw_margins(const Canvas& canvas, const SheetContext& context, const std::string& title,
                  Rulers rulers) {
  const double foot = context.frame.y - kFooterHeight + 0.6;
  const Colour ink = sheet_colours(context).text;
  if (rulers == Rulers::yes) {
    draw_ruler_across(canvas, {kRulerStrip, foot}, ink);
    draw_ruler_up(canvas, {kRulerStrip - 0.5, foot - 1.6}, ink);
  }
  draw_footer(canvas, context, title,
              {kRulerStrip + 106, foot - 0.3, context.frame.x - kRulerStrip - 106, 5}, ink);
}

void draw_board_side(const Canvas& canvas, const SheetContext& context, const BoardLayout& board,
                     const std::string& title) {
  draw_heading(canvas, context, board);
  {
    const FigureTag figure(canvas, board_alt_text(context));
    paint_board(canvas, context.map, board, board_style(context.look));
  }
  draw_margins(canvas, context, title);
}

}  // namespace chartroom::exporters
