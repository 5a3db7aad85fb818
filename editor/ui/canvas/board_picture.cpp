#include "editor/ui/canvas/board_picture.h"

#include <cmath>
#include <utility>

#include "exporters/board/board_painter.h"

namespace chartroom::editor {
namespace {

// How far, in points, a changed one changes the looks: coasts reach from the islands beside it.
constexpr double kReach = 2;
// From this share of the board on, parts cost more than the whole.
constexpr int kLargestShare = 3;

exporters::BoardPainter painter_of(const maps::Map& map, bool dark) {
  constexpr double kPitch = BoardView::kPitch;
  return {map, exporters::BoardLayout(map.size, {kPitch, kPitch}, kPitch), {.dark = dark}};
}

}  // namespace

void BoardPicture::show(cairo_t* cr, const maps::Map& map, const BoardView& view, WindowSize window,
                        bool dark) {
  double pixels = 1;
  double pixels_down = 1;
  cairo_surface_get_device_scale(cairo_get_target(cr), &pixels, &pixels_down);
  Shown wanted{.map = map,
               .origin = view.origin(),
               .scale = view.scale(),
               .window = window,
               .dark = dark,
               .pixels = pixels};
  if (!board_.surface || wanted.window != shown_.window || wanted.pixels != shown_.pixels) {
    make_pictures(cairo_get_target(cr), window);
  }
  if (whole_ || wanted != shown_) {
    const maps::Map before = std::exchange(shown_.map, map);
    const bool same_place = !std::exchange(whole_, false) && wanted == shown_;
    shown_ = std::move(wanted);
    paint(same_place ? repainted(before, map) : Repainted{map.points(), map.points()});
  }
  cairo_set_source_surface(cr, board_.surface.get(), 0, 0);
  cairo_paint(cr);
}

void BoardPicture::settle() {
  if (!settled()) whole_ = true;
}

void BoardPicture::make_pictures(cairo_surface_t* target, WindowSize window) {
  for (Picture* picture : {&board_, &islands_}) {
    picture->surface.reset(cairo_surface_create_similar(target, CAIRO_CONTENT_COLOR_ALPHA,
                                                        window.width, window.height));
  }
  whole_ = true;
}

void BoardPicture::paint(const Repainted& changed) {
  using enum exporters::BoardLayer;
  exporters::BoardPainter painter = painter_of(shown_.map, shown_.dark);
  const auto paint_layer = [&](cairo_t* cr, exporters::BoardLayer layer) {
    const exporters::StateGuard guard(cr);
    cairo_translate(cr, shown_.origin.x, shown_.origin.y);
    cairo_scale(cr, shown_.scale, shown_.scale);
    painter.paint({cr}, {layer});
  };
  if (!changed.islands.empty()) paint_layer(opened(islands_, changed.islands).get(), islands);
  if (changed.points.empty()) return;
  const exporters::CairoPtr cr = opened(board_, changed.points);
  paint_layer(cr.get(), water);
  cairo_set_source_surface(cr.get(), islands_.surface.get(), 0, 0);
  cairo_paint(cr.get());
  paint_layer(cr.get(), points);
}

exporters::CairoPtr BoardPicture::opened(Picture& picture, const maps::PointSet& points) const {
  exporters::CairoPtr cr(cairo_create(picture.surface.get()));
  picture.settled = points.count() * kLargestShare > shown_.map.size.points();
  if (!picture.settled) {
    const double pitch = BoardView::kPitch * shown_.scale;
    for (const maps::Point p : points) {
      // Whole pixels: an edge within one would let the old picture shine through.
      const double left = std::floor(shown_.origin.x + (p.column + 1 - kReach) * pitch);
      const double top = std::floor(shown_.origin.y + (p.row + 1 - kReach) * pitch);
      const double side = std::ceil(2 * kReach * pitch) + 1;
      cairo_rectangle(cr.get(), left, top, side, side);
    }
    cairo_clip(cr.get());
  }
  cairo_set_operator(cr.get(), CAIRO_OPERATOR_CLEAR);
  cairo_paint(cr.get());
  cairo_set_operator(cr.get(), CAIRO_OPERATOR_OVER);
  return cr;
}

void paint_map(cairo_t* cr, const maps::Map& map, Pixel origin, double scale, bool dark) {
  using enum exporters::BoardLayer;
  cairo_translate(cr, origin.x, origin.y);
  cairo_scale(cr, scale, scale);
  painter_of(map, dark).paint({cr}, {water, islands, points});
}

}  // namespace chartroom::editor
