#include "exporters/board_painter.h"

#include <cmath>

#include "exporters/drawing.h"
#include "exporters/text.h"

namespace chartroom {

namespace {

void paint_sea(cairo_t* cr, const Map& map, const BoardLayout& layout, bool dark) {
  for (const Point p : map.points()) {
    const Mm m = layout.at(p);
    const bool odd = map.quadrants.at(p) % 3 == 2 || map.quadrants.at(p) % 3 == 0;
    set_colour(cr, rgb(dark ? (odd ? 0x17445a : 0x123648) : (odd ? 0xbfe3ef : 0x9fd2e6)));
    cairo_rectangle(cr, m.x - layout.pitch() / 2, m.y - layout.pitch() / 2, layout.pitch(),
                    layout.pitch());
    cairo_fill(cr);
  }
}

void paint_points(cairo_t* cr, const Map& map, const BoardLayout& layout, const BoardStyle& style) {
  const double pitch = layout.pitch();
  for (const Point p : map.points()) {
    const Mm m = layout.at(p);
    const bool island = map.islands.contains(p);
    set_colour(cr, island ? rgb(0xb98b4a) : rgb(style.dark ? 0xd5e8ef : 0x16384a));
    cairo_arc(cr, m.x, m.y, pitch * (island ? 0.4 : 0.05), 0, 2 * M_PI);
    cairo_fill(cr);
    if (style.surface_points && map.surface_points().contains(p)) {
      cairo_set_line_width(cr, pitch * 0.04);
      cairo_arc(cr, m.x, m.y, pitch * 0.2, 0, 2 * M_PI);
      cairo_stroke(cr);
    }
  }
}

void paint_tabs(cairo_t* cr, const Map& map, const BoardLayout& layout, bool dark) {
  const MmRect sea = layout.sea();
  const MmRect frame = layout.frame();
  const double half = layout.pitch() / 2;
  TextStyle text{.size = half * 0.6, .bold = true, .align = Align::centre};
  text.colour = rgb(dark ? 0xe0e8ec : 0x10202b);
  for (int column = 0; column < map.size.columns; ++column) {
    const double x = layout.at({column, 0}).x - half;
    draw_line(cr, column_name(column), {x, frame.y, 2 * half, half}, text);
    draw_line(cr, column_name(column), {x, sea.bottom(), 2 * half, half}, text);
  }
  for (int row = 0; row < map.size.rows; ++row) {
    const double y = layout.at({0, row}).y - half;
    draw_line(cr, row_name(row), {frame.x, y, half, 2 * half}, text);
    draw_line(cr, row_name(row), {sea.right(), y, half, 2 * half}, text);
  }
}

}  // namespace

void paint_board(cairo_t* cr, const Map& map, const BoardLayout& layout, const BoardStyle& style) {
  const StateGuard guard(cr);
  paint_sea(cr, map, layout, style.dark);
  paint_points(cr, map, layout, style);
  if (style.coordinates) paint_tabs(cr, map, layout, style.dark);
}

}  // namespace chartroom
