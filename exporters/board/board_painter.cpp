#include "exporters/board/board_painter.h"

#include <cmath>

#include "exporters/board/art/coastline.h"
#include "exporters/board/art/island_art.h"
#include "exporters/board/board_marks.h"
#include "exporters/board/quadrant_art.h"
#include "exporters/board/quadrant_signs.h"
#include "exporters/board/theme.h"
#include "exporters/board/tone_art.h"
#include "exporters/drawing/cairo_objects.h"
#include "exporters/drawing/colour.h"
#include "exporters/drawing/noise.h"
#include "exporters/drawing/outlines.h"
#include "maps/platform/hash.h"

namespace chartroom::exporters {

namespace {

BoardColours colours_of(const maps::Map& map, const BoardStyle& style) {
  const maps::Theme theme = map.theme.value_or(maps::Theme::tropical);
  return style.dark ? dark_window_colours(theme) : board_colours(theme, style.look);
}

// Draws in pitches with A1 at (0, 0), inside the sea only.
class SeaPainter {
 public:
  SeaPainter(const Canvas& canvas, const maps::Map& map, const BoardStyle& style)
      : canvas_(canvas),
        map_(map),
        style_(style),
        colours_(colours_of(map, style)),
        tones_(quadrant_tones(map)),
        noise_(fnv1a(map.id)) {}

  void paint() const {
    draw_tones(canvas_, map_, tones_, colours_, noise_);
    if (!colours_.hatched) paint_depths();
    draw_tone_signs(canvas_, map_, tones_, colours_, noise_);
    const HeightField islands = island_field(map_, noise_);
    draw_shallows(canvas_, islands, colours_);
    draw_border_lines(canvas_, quadrant_borders(map_, noise_), colours_);
    if (style_.quadrant_numbers) draw_quadrant_signs(canvas_, map_, colours_);
    draw_islands(canvas_, map_, islands, colours_, noise_);
    paint_points();
  }

 private:
  // Belts of depth, as on a chart of soundings. They run under the borders and mean nothing.
  void paint_depths() const {
    HeightField field(-1, -1, map_.size.columns + 1, map_.size.rows + 1, 0.25, 0);
    for (int j = 0; j < field.rows; ++j) {
      for (int i = 0; i < field.columns; ++i) {
        const double x = field.x(i);
        const double y = field.y(j);
        field.at(i, j) = noise_.smooth(0.42 * x, 0.42 * y, 3) + 0.25 * noise_.smooth(x, y, 4);
      }
    }
    set_colour(canvas_, faded(colours_.depth, 0.042));
    for (const double level : {0.1, -0.22, -0.5}) {
      add_outlines(canvas_, outlines_below(field, level));
      cairo_fill(canvas_);
    }
  }

  void paint_points() const {
    const maps::PointSet surface = style_.surface_points ? map_.surface_points() : maps::PointSet{};
    draw_water_points(canvas_, map_.water() - surface, colours_);
    for (const maps::Point p : map_.water() & surface) draw_surface_point(canvas_, p, colours_);
    if (!style_.starts) return;
    const bool shared = map_.starts.blue && map_.starts.blue == map_.starts.green;
    for (const maps::Team team : maps::kTeams) {
      const auto& start = map_.starts.of(team);
      if (!start || !map_.size.contains(*start)) continue;
      const double aside = shared ? (team == maps::Team::blue ? -0.22 : 0.22) : 0;
      draw_team_sign(canvas_, Pitches{start->column + aside, static_cast<double>(start->row)},
                     shared ? 0.27 : 0.38, team, style_.look);
    }
  }

  Canvas canvas_;
  const maps::Map& map_;
  const BoardStyle& style_;
  BoardColours colours_;
  QuadrantTones tones_;
  Noise noise_;
};

}  // namespace

BoardStyle board_style(Look look) {
  BoardStyle style;
  style.look = look;
  return style;
}

void paint_board(const Canvas& canvas, const maps::Map& map, const BoardLayout& layout,
                 const BoardStyle& style) {
  const StateGuard guard(canvas);
  const MmRect sea = layout.sea();
  // On screen half the time goes into edges that the eye cannot tell from these.
  cairo_set_antialias(canvas, CAIRO_ANTIALIAS_FAST);
  cairo_set_tolerance(canvas, 0.4);
  cairo_save(canvas);
  cairo_rectangle(canvas, sea.x, sea.y, sea.width, sea.height);
  cairo_clip(canvas);
  const Mm first = layout.at({0, 0});
  cairo_translate(canvas, first.x, first.y);
  cairo_scale(canvas, layout.pitch(), layout.pitch());
  SeaPainter(canvas, map, style).paint();
  cairo_restore(canvas);
  if (style.coordinates) {
    draw_tabs(canvas, layout, colours_of(map, style));
  }
}

}  // namespace chartroom::exporters
