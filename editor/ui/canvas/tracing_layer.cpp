#include "editor/ui/canvas/tracing_layer.h"

#include <algorithm>
#include <cmath>

#include "editor/ui/toolkit/picture_file.h"
#include "exporters/drawing/cairo_objects.h"
#include "exporters/drawing/colour.h"

namespace chartroom::editor {
namespace {

constexpr int kLongestSide = 2000;  // pixels of a picture; more would not be seen
constexpr double kGrab = 14;        // logical pixels round a corner
constexpr double kHandle = 7;
constexpr double kKeyStep = 1;  // millimetres of the board
constexpr double kSmallKeyStep = 0.1;

constexpr exporters::Colour kHandleFill = exporters::rgb(0xffd933);
constexpr exporters::Colour kHandleRim = exporters::rgb(0x0d1a26);

Spot spot_of(Pixel pixel, const BoardView& view) {
  return {(pixel.x - view.origin().x) / view.scale(), (pixel.y - view.origin().y) / view.scale()};
}

Pixel pixel_of(Spot spot, const BoardView& view) {
  return {view.origin().x + spot.x * view.scale(), view.origin().y + spot.y * view.scale()};
}

}  // namespace

bool TracingLayer::lay(const Tracing& tracing) {
  std::optional<Pixels> pixels = read_picture(tracing.file(), kLongestSide);
  if (!pixels) return false;
  picture_ = std::move(*pixels);
  tracing_ = tracing;
  shown_ = {};
  return true;
}

bool TracingLayer::open(const std::string& file, const BoardView& view) {
  std::optional<Pixels> pixels = read_picture(file, kLongestSide);
  if (!pixels) return false;
  picture_ = std::move(*pixels);
  tracing_ =
      Tracing(file, picture_.width, picture_.height, view.board_width(), view.board_height());
  shown_ = {};
  chosen_ = 0;
  return true;
}

void TracingLayer::remove() { *this = {}; }

void TracingLayer::show(bool visible) {
  if (tracing_) tracing_->visible = visible;
  if (!visible) moving_ = false;
}

void TracingLayer::set_opacity(double opacity) {
  if (tracing_) tracing_->opacity = std::clamp(opacity, 0.0, 1.0);
}

void TracingLayer::paint(cairo_t* cr, const BoardView& view, WindowSize window) {
  if (!visible()) return;
  const exporters::StateGuard guard(cr);
  paint_picture(cr, view, window);
  if (moving_) paint_corners(cr, view);
}

void TracingLayer::paint_picture(cairo_t* cr, const BoardView& view, WindowSize window) {
  double density = 1;
  double density_down = 1;
  cairo_surface_get_device_scale(cairo_get_target(cr), &density, &density_down);
  const Shown wanted{.corners = tracing_->corners(),
                     .origin = view.origin(),
                     .scale = view.scale(),
                     .window = window,
                     .density = density};
  if (wanted != shown_) {
    laid_ = laid_pixels(picture_, tracing_->projection(), view,
                        static_cast<int>(std::ceil(window.width * density)),
                        static_cast<int>(std::ceil(window.height * density)), density);
    shown_ = wanted;
  }
  const exporters::SurfacePtr surface(cairo_image_surface_create_for_data(
      reinterpret_cast<unsigned char*>(laid_.argb.data()), CAIRO_FORMAT_ARGB32, laid_.width,
      laid_.height, 4 * laid_.width));
  cairo_surface_set_device_scale(surface.get(), density, density);
  cairo_set_source_surface(cr, surface.get(), 0, 0);
  cairo_paint_with_alpha(cr, tracing_->opacity);
  // The points of the grid stay in sight.
  const maps::Size sea = view.sea();
  for (int row = 0; row < sea.rows; ++row) {
    for (int column = 0; column < sea.columns; ++column) {
      const Pixel middle = view.pixel_of({column, row});
      cairo_new_sub_path(cr);
      cairo_arc(cr, middle.x, middle.y, std::max(1.5, 0.5 * view.scale()), 0, 2 * M_PI);
    }
  }
  exporters::set_colour(cr, exporters::rgb(0xffffff));
  cairo_fill_preserve(cr);
  set_colour(cr, kHandleRim);
  cairo_set_line_width(cr, 1);
  cairo_stroke(cr);
  // Cairo may keep a copy of the pixels; they change.
  cairo_surface_finish(surface.get());
}

void TracingLayer::paint_corners(cairo_t* cr, const BoardView& view) const {
  for (const Spot corner : tracing_->corners()) {
    const Pixel at = pixel_of(corner, view);
    cairo_line_to(cr, at.x, at.y);
  }
  cairo_close_path(cr);
  set_colour(cr, kHandleRim);
  cairo_set_line_width(cr, 3);
  cairo_stroke_preserve(cr);
  set_colour(cr, kHandleFill);
  cairo_set_line_width(cr, 1.5);
  cairo_stroke(cr);
  for (std::size_t i = 0; i < tracing_->corners().size(); ++i) {
    const Pixel at = pixel_of(tracing_->corners()[i], view);
    cairo_new_sub_path(cr);
    cairo_arc(cr, at.x, at.y, i == chosen_ ? kHandle + 3 : kHandle, 0, 2 * M_PI);
    set_colour(cr, kHandleFill);
    cairo_fill_preserve(cr);
    set_colour(cr, kHandleRim);
    cairo_set_line_width(cr, i == chosen_ ? 3 : 1.5);
    cairo_stroke(cr);
  }
}

void TracingLayer::press(Pixel at, const BoardView& view) {
  if (!tracing_) return;
  from_ = spot_of(at, view);
  grabbed_ = tracing_->corner_near(from_, kGrab / view.scale());
  if (grabbed_) chosen_ = *grabbed_;
  dragged_ = true;
}

void TracingLayer::drag(Pixel to, const BoardView& view) {
  if (!dragged_ || !tracing_) return;
  const Spot spot = spot_of(to, view);
  if (grabbed_) {
    tracing_->move_corner(*grabbed_, spot);
  } else {
    tracing_->move(spot.x - from_.x, spot.y - from_.y);
    from_ = spot;
  }
}

bool TracingLayer::key(const wxKeyEvent& event) {
  if (!tracing_) return false;
  if (event.GetKeyCode() == WXK_TAB) {
    chosen_ = (chosen_ + (event.ShiftDown() ? 3 : 1)) % 4;
    return true;
  }
  const double step = event.ShiftDown() ? kSmallKeyStep : kKeyStep;
  Spot to = tracing_->corners().at(chosen_);
  switch (event.GetKeyCode()) {
    case WXK_LEFT:
      to.x -= step;
      break;
    case WXK_RIGHT:
      to.x += step;
      break;
    case WXK_UP:
      to.y -= step;
      break;
    case WXK_DOWN:
      to.y += step;
      break;
    default:
      return false;
  }
  tracing_->move_corner(chosen_, to);
  return true;
}

}  // namespace chartroom::editor
