#include "exporters/board/board_painter.h"

#include <algorithm>
#include <utility>

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

}  // namespace

BoardStyle board_style(Look look) {
  BoardStyle style;
  style.look = look;
  return style;
}

BoardPainter::BoardPainter(const maps::Map& map, const BoardLayout& layout, const BoardStyle& style,
                           std::shared_ptr<IslandField> islands)
    : map_(map),
      layout_(layout),
      style_(style),
      colours_(colours_of(map, style)),
      tones_(quadrant_tones(map)),
      noise_(fnv1a(map.id)),
      islands_(std::move(islands)) {}

void BoardPainter::paint(const Canvas& canvas, std::initializer_list<BoardLayer> layers) {
  const StateGuard guard(canvas);
  const MmRect sea = layout_.sea();
  // Better edges would take half the time on screen, without a visible difference.
  cairo_set_antialias(canvas, CAIRO_ANTIALIAS_FAST);
  cairo_set_tolerance(canvas, 0.4);
  cairo_save(canvas);
  cairo_rectangle(canvas, sea.x, sea.y, sea.width, sea.height);
  cairo_clip(canvas);
  const Mm first = layout_.at({0, 0});
  cairo_translate(canvas, first.x, first.y);
  cairo_scale(canvas, layout_.pitch(), layout_.pitch());
  // The borders leave this join to the layers above them.
  if (*layers.begin() != BoardLayer::water) cairo_set_line_join(canvas, CAIRO_LINE_JOIN_ROUND);
  for (const BoardLayer layer : layers) paint_layer(canvas, layer);
  cairo_restore(canvas);
  if (style_.coordinates && std::ranges::find(layers, BoardLayer::points) != layers.end()) {
    draw_tabs(canvas, layout_, colours_);
  }
}

// Draws in pitches with A1 at (0, 0), inside the sea only.
void BoardPainter::paint_layer(const Canvas& canvas, BoardLayer layer) {
  switch (layer) {
    case BoardLayer::water:
      return paint_water(canvas);
    case BoardLayer::islands:
      return paint_islands(canvas);
    case BoardLayer::points:
      return paint_points(canvas);
  }
}

void BoardPainter::paint_water(const Canvas& canvas) {
  draw_tones(canvas, map_, tones_, colours_, noise_);
  if (style_.depths && !colours_.hatched) paint_depths(canvas);
  draw_tone_signs(canvas, map_, tones_, colours_, noise_);
  draw_shallows(canvas, islands(), colours_);
  draw_clear_shores(canvas, map_, islands(), colours_);
  draw_border_lines(canvas, quadrant_borders(map_, noise_), colours_);
  if (style_.quadrant_numbers) draw_quadrant_signs(canvas, map_, colours_);
}

// Draws belts of depth, as on a chart of soundings, under the borders. They have no meaning.
void BoardPainter::paint_depths(const Canvas& canvas) const {
  HeightField field(-1, -1, map_.size.columns + 1, map_.size.rows + 1, 0.25, 0);
  NoiseRows wide(noise_, field.xs(), 0.42, 3);
  NoiseRows narrow(noise_, field.xs(), 1, 4);
  for (int j = 0; j < field.rows; ++j) {
    const std::vector<double>& far = wide.at(field.y(j));
    const std::vector<double>& near = narrow.at(field.y(j));
    for (int i = 0; i < field.columns; ++i) {
      const auto k = static_cast<std::size_t>(i);
      field.at(i, j) = far[k] + 0.25 * near[k];
    }
  }
  set_colour(canvas, faded(colours_.depth, 0.042));
  for (const double level : {0.1, -0.22, -0.5}) {
    add_outlines(canvas, outlines_below(field, level));
    cairo_fill(canvas);
  }
}

void BoardPainter::paint_islands(const Canvas& canvas) {
  draw_islands(canvas, map_, islands(), colours_, noise_);
}

void BoardPainter::paint_points(const Canvas& canvas) const {
  const maps::PointSet surface = style_.surface_points ? map_.surface_points() : maps::PointSet{};
  draw_water_points(canvas, map_.water() - surface, colours_);
  for (const maps::Point p : map_.water() & surface) draw_surface_point(canvas, p, colours_);
  if (!style_.starts) return;
  const bool shared = map_.starts.blue && map_.starts.blue == map_.starts.green;
  for (const maps::Team team : maps::kTeams) {
    const auto& start = map_.starts.of(team);
    if (!start || !map_.size.contains(*start)) continue;
    const double aside = shared ? (team == maps::Team::blue ? -0.22 : 0.22) : 0;
    draw_team_sign(canvas, Pitches{start->column + aside, static_cast<double>(start->row)},
                   shared ? 0.27 : 0.38, team, style_.look, style_.letters);
  }
}

const HeightField& BoardPainter::islands() { return islands_->of(map_, noise_); }

void paint_board(const Canvas& canvas, const maps::Map& map, const BoardLayout& layout,
                 const BoardStyle& style) {
  BoardPainter(map, layout, style)
      .paint(canvas, {BoardLayer::water, BoardLayer::islands, BoardLayer::points});
}

}  // namespace chartroom::exporters
