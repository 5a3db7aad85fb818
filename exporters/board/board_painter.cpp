#include "exporters/board/board_painter.h"

#include <cmath>

#include "exporters/board/board_marks.h"
#include "exporters/board/coastline.h"
#include "exporters/board/island_art.h"
#include "exporters/board/quadrant_art.h"
#include "exporters/board/theme.h"
#include "exporters/drawing/cairo_objects.h"
#include "exporters/drawing/colour.h"
#include "exporters/drawing/noise.h"
#include "exporters/drawing/outlines.h"
#include "maps/platform/hash.h"

namespace chartroom::exporters {

namespace {

Look look_of(const BoardStyle& style) {
  if (style.ink_saving) return Look::ink_saving;
  return style.dark ? Look::night : Look::colour;
}

// Draws in pitches with A1 at (0, 0), inside the sea only.
class SeaPainter {
 public:
  SeaPainter(const Canvas& canvas, const maps::Map& map, const BoardStyle& style)
      : canvas_(canvas),
        map_(map),
        style_(style),
        colours_(board_colours(map.theme.value_or(maps::Theme::tropical), look_of(style))),
        noise_(fnv1a(map.id)) {}

  void paint() const {
    paint_tones();
    paint_depths();
    paint_waves();
    const HeightField islands = island_field(map_, noise_);
    draw_shallows(canvas_, islands, colours_);
    draw_border_lines(canvas_, quadrant_borders(map_, noise_), colours_);
    draw_islands(canvas_, map_, islands, colours_, noise_);
    paint_points();
  }

 private:
  void paint_tones() const {
    set_colour(canvas_, colours_.sea[0]);
    cairo_paint(canvas_);
    set_colour(canvas_, colours_.sea[1]);
    for (const Outline& outline : tone_outlines(map_, noise_, 1)) {
      add_curve(canvas_, outline);
      cairo_close_path(canvas_);
    }
    cairo_fill(canvas_);
  }

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
    set_colour(canvas_, faded(colours_.depth, 0.055));
    for (const double level : {0.1, -0.22, -0.5}) {
      add_outlines(canvas_, outlines_below(field, level));
      cairo_fill(canvas_);
    }
  }

  // Waves between the points tell the second tone where there are no colours.
  void paint_waves() const {
    const auto tones = quadrant_tones(map_);
    set_colour(canvas_, faded(colours_.wave, 0.9));
    cairo_set_line_width(canvas_, 0.02);
    cairo_set_line_cap(canvas_, CAIRO_LINE_CAP_ROUND);
    for (const maps::Point p : map_.points()) {
      const maps::Point q{p.column + 1, p.row + 1};
      if (!map_.size.contains(q)) continue;
      const int quadrant = map_.quadrants.at(p);
      if (tones[static_cast<std::size_t>(quadrant)] != 1 || map_.quadrants.at(q) != quadrant ||
          map_.quadrants.at({q.column, p.row}) != quadrant ||
          map_.quadrants.at({p.column, q.row}) != quadrant) {
        continue;
      }
      wave(p.column + 0.5 + 0.12 * (noise_.unit(p.column, p.row, 5) - 0.5),
           p.row + 0.5 + 0.2 * (noise_.unit(p.column, p.row, 6) - 0.5));
    }
  }

  void wave(double x, double y) const {
    constexpr double kHalf = 0.09;
    for (const double row : {-0.03, 0.035}) {
      const double left = x - 1.5 * kHalf + (row > 0 ? 0.05 : 0);
      cairo_move_to(canvas_, left, y + row);
      for (int k = 0; k < 3; ++k) {
        const double from = left + k * kHalf;
        const double lift = k % 2 == 0 ? -0.045 : 0.045;
        cairo_curve_to(canvas_, from + kHalf / 3, y + row + lift, from + 2 * kHalf / 3,
                       y + row + lift, from + kHalf, y + row);
      }
    }
    cairo_stroke(canvas_);
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
                     shared ? 0.27 : 0.38, team);
    }
  }

  Canvas canvas_;
  const maps::Map& map_;
  const BoardStyle& style_;
  BoardColours colours_;
  Noise noise_;
};

}  // namespace

BoardStyle board_style(Look look) {
  BoardStyle style;
  style.dark = look == Look::night;
  style.ink_saving = look == Look::ink_saving;
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
    draw_tabs(canvas, layout,
              board_colours(map.theme.value_or(maps::Theme::tropical), look_of(style)));
  }
}

}  // namespace chartroom::exporters
