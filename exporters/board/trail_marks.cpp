#include "exporters/board/trail_marks.h"

#include <array>

#include "exporters/board/board_marks.h"
#include "exporters/board/theme.h"
#include "exporters/drawing/colour.h"

namespace chartroom::exporters {

void draw_trail(const Canvas& canvas, const BoardLayout& layout, std::span<const maps::Point> trail,
                maps::Team team, bool faint) {
  const double pitch = layout.pitch();
  cairo_save(canvas);
  cairo_set_line_cap(canvas, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join(canvas, CAIRO_LINE_JOIN_ROUND);
  const auto add_line = [&] {
    for (const maps::Point p : trail) {
      const Mm at = layout.at(p);
      cairo_line_to(canvas, at.x, at.y);
    }
  };
  // A light edge keeps the line apart from any sea.
  add_line();
  set_colour(canvas, rgb(0xffffff, faint ? 0.4 : 0.9));
  cairo_set_line_width(canvas, pitch * 0.24);
  cairo_stroke(canvas);
  const std::array dashes{pitch * 0.22, pitch * 0.26};
  if (team == maps::Team::green)
    cairo_set_dash(canvas, dashes.data(), static_cast<int>(dashes.size()), 0);
  add_line();
  set_colour(canvas, faded(team_colour(team), faint ? 0.5 : 1));
  cairo_set_line_width(canvas, pitch * 0.14);
  cairo_stroke(canvas);
  cairo_restore(canvas);
}

void draw_submarine(const Canvas& canvas, const BoardLayout& layout,
                    std::span<const maps::Point> trail, maps::Team team, bool faint) {
  if (trail.empty()) return;
  draw_team_sign(canvas, layout.at(trail.back()), layout.pitch() * (faint ? 0.24 : 0.3), team);
}

}  // namespace chartroom::exporters
