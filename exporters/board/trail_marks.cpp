#include "exporters/board/trail_marks.h"

#include <array>

#include "exporters/board/board_marks.h"
#include "exporters/board/theme.h"
#include "exporters/page/colour.h"

namespace chartroom::exporters {

void draw_trail(cairo_t* cr, const BoardLayout& layout, std::span<const maps::Point> trail,
                maps::Team team, bool faint) {
  const double pitch = layout.pitch();
  cairo_save(cr);
  cairo_set_line_cap(cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join(cr, CAIRO_LINE_JOIN_ROUND);
  const auto add_line = [&] {
    for (const maps::Point p : trail) {
      const Mm at = layout.at(p);
      cairo_line_to(cr, at.x, at.y);
    }
  };
  // A light edge keeps the line apart from any sea.
  add_line();
  set_colour(cr, rgb(0xffffff, faint ? 0.4 : 0.9));
  cairo_set_line_width(cr, pitch * 0.24);
  cairo_stroke(cr);
  const std::array dashes{pitch * 0.22, pitch * 0.26};
  if (team == maps::Team::green)
    cairo_set_dash(cr, dashes.data(), static_cast<int>(dashes.size()), 0);
  add_line();
  set_colour(cr, faded(team_colour(team), faint ? 0.5 : 1));
  cairo_set_line_width(cr, pitch * 0.14);
  cairo_stroke(cr);
  cairo_restore(cr);
}

void draw_submarine(cairo_t* cr, const BoardLayout& layout, std::span<const maps::Point> trail,
                    maps::Team team, bool faint) {
  if (trail.empty()) return;
  draw_team_sign(cr, layout.at(trail.back()), layout.pitch() * (faint ? 0.24 : 0.3), team);
}

}  // namespace chartroom::exporters
