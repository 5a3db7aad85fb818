#include "editor/ui/board_picture.h"

#include <utility>

#include "exporters/board_painter.h"

namespace chartroom {

void BoardPicture::show(cairo_t* cr, const Map& map, const BoardView& view, wxSize window,
                        bool dark) {
  double pixels = 1;
  double pixels_down = 1;
  cairo_surface_get_device_scale(cairo_get_target(cr), &pixels, &pixels_down);
  Shown wanted{map, view.origin(), view.scale(), window, dark, pixels};
  if (!surface_ || wanted != shown_) {
    shown_ = std::move(wanted);
    surface_.reset(cairo_surface_create_similar(cairo_get_target(cr), CAIRO_CONTENT_COLOR_ALPHA,
                                                window.GetWidth(), window.GetHeight()));
    paint();
  }
  cairo_set_source_surface(cr, surface_.get(), 0, 0);
  cairo_paint(cr);
}

void BoardPicture::paint() const {
  constexpr double kPitch = BoardView::kPitch;
  cairo_t* cr = cairo_create(surface_.get());
  cairo_translate(cr, shown_.origin.x, shown_.origin.y);
  cairo_scale(cr, shown_.scale, shown_.scale);
  BoardStyle style;
  style.dark = shown_.dark;
  paint_board(cr, shown_.map, BoardLayout(shown_.map.size, {kPitch, kPitch}, kPitch), style);
  cairo_destroy(cr);
}

}  // namespace chartroom
