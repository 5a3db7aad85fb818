#include "editor/ui/canvas/ghost_picture.h"

#include <array>

#include "exporters/drawing/colour.h"
#include "maps/map_difference.h"

namespace chartroom::editor {
namespace {

// Strong enough to recognize the proposal, weak enough to see the present board.
constexpr double kStrength = 0.72;
constexpr double kLine = 2;
constexpr double kDash = 5;
constexpr exporters::Colour kUnderGhost = exporters::rgb(0x0d1a26);
constexpr exporters::Colour kFrame = exporters::rgb(0xffffff);

void add_squares(cairo_t* cr, const maps::PointSet& points, const BoardView& view, double inset) {
  const double side = BoardView::kPitch * view.scale() - 2 * inset;
  for (const maps::Point p : points) {
    const Pixel corner = view.corner_pixel(p);
    cairo_rectangle(cr, corner.x + inset, corner.y + inset, side, side);
  }
}

}  // namespace

void GhostPicture::show(cairo_t* cr, const maps::Map& now, const maps::Map& then,
                        const BoardView& view, WindowSize window, bool dark) {
  const exporters::StateGuard guard(cr);
  const maps::PointSet changed = maps::difference(now, then).points() & now.points();
  if (changed.empty()) return;
  cairo_save(cr);
  add_squares(cr, changed, view, 0);
  cairo_clip(cr);
  cairo_push_group(cr);
  picture_.show(cr, then, view, window, dark);
  cairo_pop_group_to_source(cr);
  cairo_paint_with_alpha(cr, kStrength);
  cairo_restore(cr);
  // A dashed frame marks the proposal in any colors.
  add_squares(cr, changed, view, kLine);
  set_colour(cr, kUnderGhost);
  cairo_set_line_width(cr, 2 * kLine);
  cairo_stroke_preserve(cr);
  constexpr std::array<double, 2> kDashes{kDash, kDash};
  cairo_set_dash(cr, kDashes.data(), 2, 0);
  set_colour(cr, kFrame);
  cairo_set_line_width(cr, kLine);
  cairo_stroke(cr);
}

}  // namespace chartroom::editor
