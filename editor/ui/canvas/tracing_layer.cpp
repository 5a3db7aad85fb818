#include "editor/ui/canvas/tracing_layer.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "editor/ui/toolkit/keys.h"
#include "editor/ui/toolkit/picture_file.h"
#include "exporters/drawing/cairo_objects.h"
#include "exporters/drawing/colour.h"
#include "exporters/drawing/text/text.h"

namespace chartroom::editor {
namespace {

constexpr int kLongestSide = 2000;  // pixels of a picture; more would not be visible
constexpr double kGrab = 14;        // logical pixels around a corner
constexpr double kHandle = 7;
constexpr double kKeyStep = 1;  // millimeters of the board
constexpr double kSmallKeyStep = 0.1;
constexpr double kVeil = 0.9;

// The magnifier over the cross.
constexpr double kLensRadius = 72;
constexpr double kLensZoom = 3;
constexpr double kLeastLensScale = 8;  // pixels per millimeter, at least
constexpr double kLensAway = 18;       // from the cross to the rim
constexpr double kMark = 9;            // half of the cross
constexpr double kLabel = 13;          // the size of its letters

constexpr exporters::Colour kHandleFill = exporters::rgb(0xffd933);
constexpr exporters::Colour kHandleRim = exporters::rgb(0x0d1a26);

Spot spot_of(Pixel pixel, const BoardView& view) {
  return {(pixel.x - view.origin().x) / view.scale(), (pixel.y - view.origin().y) / view.scale()};
}

Pixel pixel_of(Spot spot, const BoardView& view) {
  return {view.origin().x + spot.x * view.scale(), view.origin().y + spot.y * view.scale()};
}

Spot stepped(Spot from, maps::Direction way, double step) {
  const maps::Point by = next({0, 0}, way);
  return {from.x + step * by.column, from.y + step * by.row};
}

// Strokes the path in a bright line on a dark one, and clears it.
void two_lines(cairo_t* cr, double width) {
  set_colour(cr, kHandleRim);
  cairo_set_line_width(cr, width + 2);
  cairo_stroke_preserve(cr);
  set_colour(cr, kHandleFill);
  cairo_set_line_width(cr, width);
  cairo_stroke(cr);
}

// Leaves a gap in the middle, so that the target stays visible.
void paint_cross(cairo_t* cr, Pixel at, double half) {
  constexpr double kGap = 3;
  for (const auto& [right, down] : {std::pair(1, 0), std::pair(0, 1)}) {
    for (const int side : {-1, 1}) {
      cairo_move_to(cr, at.x + side * right * kGap, at.y + side * down * kGap);
      cairo_line_to(cr, at.x + side * right * half, at.y + side * down * half);
    }
  }
  two_lines(cr, 1.5);
}

// Paints a text beside the cross, within a window of that width.
void paint_label(cairo_t* cr, const std::string& text, Pixel cross, double window) {
  const double width = kLabel * (0.8 + 0.65 * static_cast<double>(text.size()));
  const bool fits = cross.x + kMark + width <= window;
  const double left = fits ? cross.x + kMark : cross.x - kMark - width;
  const double top = std::max(0.0, cross.y - kMark - 1.5 * kLabel);
  const exporters::MmRect box{left, top, width, 1.5 * kLabel};
  cairo_rectangle(cr, box.x, box.y, box.width, box.height);
  set_colour(cr, kHandleRim);
  cairo_fill(cr);
  exporters::TextStyle style;
  style.size = kLabel;
  style.bold = true;
  style.align = exporters::Align::centre;
  style.colour = kHandleFill;
  draw_line({cr}, text, box, style);
}

double density_of(cairo_t* cr) {
  double across = 1;
  double down = 1;
  cairo_surface_get_device_scale(cairo_get_target(cr), &across, &down);
  return across;
}

// Paints opaque pixels of the screen from the top left corner of the context.
void paint_pixels(cairo_t* cr, Pixels& pixels, double density, double alpha) {
  const exporters::SurfacePtr surface(cairo_image_surface_create_for_data(
      reinterpret_cast<unsigned char*>(pixels.argb.data()), CAIRO_FORMAT_ARGB32, pixels.width,
      pixels.height, 4 * pixels.width));
  cairo_surface_set_device_scale(surface.get(), density, density);
  cairo_set_source_surface(cr, surface.get(), 0, 0);
  cairo_paint_with_alpha(cr, alpha);
  // Cairo may keep a copy of the pixels, which change.
  cairo_surface_finish(surface.get());
}

// Paints the points of the grid over the picture.
void paint_grid(cairo_t* cr, const BoardView& view) {
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
}

}  // namespace

bool TracingLayer::lay(const Tracing& tracing) {
  std::optional<Pixels> pixels = read_picture(tracing.file(), kLongestSide);
  if (!pixels) return false;
  picture_ = std::move(*pixels);
  work_.take(tracing);
  shown_ = {};
  return true;
}

bool TracingLayer::open(const std::string& file, const BoardView& view) {
  std::optional<Pixels> pixels = read_picture(file, kLongestSide);
  if (!pixels) return false;
  picture_ = std::move(*pixels);
  work_.take(
      Tracing(file, picture_.width, picture_.height, view.board_width(), view.board_height()));
  shown_ = {};
  return true;
}

void TracingLayer::remove() { *this = {}; }

void TracingLayer::click_points(maps::Size sea) {
  work_.click_points(sea);
  cross_ = cross_for_keys();
}

void TracingLayer::paint(cairo_t* cr, const BoardView& view, WindowSize window) {
  if (!visible()) return;
  const exporters::StateGuard guard(cr);
  if (covers()) {
    // A veil hides the board, whose points are not the ones to click.
    set_colour(cr, faded(kHandleRim, kVeil));
    cairo_paint(cr);
  }
  paint_picture(cr, view, window);
  if (!covers()) paint_grid(cr, view);
  if (work_.mode() == TracingWork::Mode::corners) paint_corners(cr, view);
  if (!covers()) return;
  paint_clicked(cr, view);
  if (!cross_ || !shows(*cross_)) return;
  paint_cross(cr, pixel_of(*cross_, view), kMark);
  paint_lens(cr, view, window, *cross_);
}

void TracingLayer::paint_picture(cairo_t* cr, const BoardView& view, WindowSize window) {
  const double density = density_of(cr);
  const Shown wanted{.corners = work_.tracing()->corners(),
                     .origin = view.origin(),
                     .scale = view.scale(),
                     .window = window,
                     .density = density};
  if (wanted != shown_) {
    laid_ = laid_pixels(picture_, work_.tracing()->projection(), view.origin(), view.scale(),
                        static_cast<int>(std::ceil(window.width * density)),
                        static_cast<int>(std::ceil(window.height * density)), density);
    shown_ = wanted;
  }
  paint_pixels(cr, laid_, density, covers() ? 1 : work_.tracing()->opacity);
}

void TracingLayer::paint_corners(cairo_t* cr, const BoardView& view) const {
  const Corners& corners = work_.tracing()->corners();
  for (const Spot corner : corners) {
    const Pixel at = pixel_of(corner, view);
    cairo_line_to(cr, at.x, at.y);
  }
  cairo_close_path(cr);
  two_lines(cr, 1.5);
  for (std::size_t i = 0; i < corners.size(); ++i) {
    const bool chosen = i == work_.chosen();
    const Pixel at = pixel_of(corners[i], view);
    cairo_new_sub_path(cr);
    cairo_arc(cr, at.x, at.y, chosen ? kHandle + 3 : kHandle, 0, 2 * M_PI);
    set_colour(cr, kHandleFill);
    cairo_fill_preserve(cr);
    set_colour(cr, kHandleRim);
    cairo_set_line_width(cr, chosen ? 3 : 1.5);
    cairo_stroke(cr);
  }
}

void TracingLayer::paint_clicked(cairo_t* cr, const BoardView& view) const {
  const FourPoints& points = *work_.points();
  const Projection projection = work_.tracing()->projection();
  for (std::size_t i = 0; i < points.count(); ++i) {
    const Pixel at = pixel_of(projection.board_from_picture(points.in_picture(i)), view);
    paint_cross(cr, at, kMark);
    cairo_new_sub_path(cr);
    cairo_arc(cr, at.x, at.y, kMark, 0, 2 * M_PI);
    two_lines(cr, 1.5);
    paint_label(cr, to_string(points.point(i)), at, view.window_width());
  }
}

void TracingLayer::paint_lens(cairo_t* cr, const BoardView& view, WindowSize window,
                              Spot middle) const {
  const exporters::StateGuard guard(cr);
  const Pixel cross = pixel_of(middle, view);
  const double radius = std::min(kLensRadius, 0.4 * std::min(window.width, window.height));
  const double away = radius + kLensAway;
  // Right of the cross, or left if there is no room; above it as far as there is room.
  const double x = cross.x + (cross.x + away + radius > window.width ? -away : away);
  const double y = std::clamp(cross.y - away, radius, window.height - radius);
  cairo_translate(cr, x - radius, y - radius);
  cairo_new_path(cr);
  cairo_arc(cr, radius, radius, radius, 0, 2 * M_PI);
  cairo_clip_preserve(cr);
  set_colour(cr, kHandleRim);
  cairo_fill(cr);
  const double density = density_of(cr);
  const double scale = std::max(kLensZoom * view.scale(), kLeastLensScale);
  const int side = static_cast<int>(std::ceil(2 * radius * density));
  Pixels seen = laid_pixels(picture_, work_.tracing()->projection(),
                            {radius - scale * middle.x, radius - scale * middle.y}, scale, side,
                            side, density);
  paint_pixels(cr, seen, density, 1);
  paint_cross(cr, {radius, radius}, radius / 2);
  cairo_reset_clip(cr);
  cairo_arc(cr, radius, radius, radius, 0, 2 * M_PI);
  two_lines(cr, 2);
}

bool TracingLayer::shows(Spot place) const {
  const Spot spot = work_.tracing()->projection().picture_from_board(place);
  return spot.x >= 0 && spot.x <= 1 && spot.y >= 0 && spot.y <= 1;
}

void TracingLayer::press(Pixel at, const BoardView& view) {
  const Spot spot = spot_of(at, view);
  work_.press(spot, kGrab / view.scale());
  if (covers()) work_.click(spot);
}

void TracingLayer::move(Pixel to, const BoardView& view) {
  cross_ = spot_of(to, view);
  work_.drag(*cross_);
}

bool TracingLayer::key(const wxKeyEvent& event) {
  if (event.ControlDown() || event.AltDown()) return false;
  const int key = event.GetKeyCode();
  if (key == WXK_ESCAPE && work_.dragging()) {
    work_.undo();
  } else if (key == WXK_ESCAPE) {
    work_.end();
  } else if (covers()) {
    return key_of_points(event);
  } else if (key == WXK_RETURN || key == WXK_NUMPAD_ENTER) {
    work_.end();
  } else if (key == WXK_TAB) {
    work_.choose(event.ShiftDown() ? -1 : 1);
  } else if (const auto way = direction_of_key(key)) {
    const Spot by = stepped({}, *way, event.ShiftDown() ? kSmallKeyStep : kKeyStep);
    work_.nudge(by.x, by.y);
  } else {
    return false;
  }
  return true;
}

bool TracingLayer::key_of_points(const wxKeyEvent& event) {
  const int key = event.GetKeyCode();
  if (key == WXK_SPACE || key == WXK_RETURN || key == WXK_NUMPAD_ENTER) {
    if (!cross_ || work_.click(*cross_)) cross_ = cross_for_keys();
  } else if (key == WXK_BACK) {
    take_back();
  } else if (const auto way = direction_of_key(key)) {
    const Spot to = stepped(cross_.value_or(cross_for_keys()), *way,
                            event.ShiftDown() ? kSmallKeyStep : kKeyStep);
    if (shows(to)) cross_ = to;
  } else {
    return false;
  }
  return true;
}

void TracingLayer::take_back() {
  const FourPoints& points = *work_.points();
  if (!points.can_take_back()) return;
  cross_ = work_.tracing()->projection().board_from_picture(points.in_picture(points.count() - 1));
  work_.undo();
}

Spot TracingLayer::cross_for_keys() const {
  if (!covers()) return {};
  const Projection projection = work_.tracing()->projection();
  const Spot spot =
      projection.picture_from_board(work_.points()->on_board(work_.points()->count()));
  return projection.board_from_picture(
      {std::clamp(spot.x, 0.0, 1.0), std::clamp(spot.y, 0.0, 1.0)});
}

}  // namespace chartroom::editor
