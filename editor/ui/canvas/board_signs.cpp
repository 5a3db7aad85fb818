#include "editor/ui/canvas/board_signs.h"

#include <algorithm>
#include <cmath>

#include "exporters/drawing/text/text.h"

namespace chartroom::editor {
namespace {

// In logical pixels, at any zoom.
constexpr double kRuler = 18;
constexpr double kRulerText = 12;

constexpr double kDigitInPitches = 0.34;
constexpr double kSmallestDigit = 6;
constexpr double kLargestDigit = 18;

struct Ink {
  exporters::Colour background;
  exporters::Colour text;
};

Ink ruler_ink(bool dark) {
  if (dark) return {exporters::rgb(0x22262b), exporters::rgb(0xe8edf2)};
  return {exporters::rgb(0xeef1f4), exporters::rgb(0x10202b)};
}

void fill(cairo_t* cr, exporters::Colour colour, double width, double height) {
  set_colour(cr, faded(colour, 0.88));
  cairo_rectangle(cr, 0, 0, width, height);
  cairo_fill(cr);
}

exporters::TextStyle text_style(double size, exporters::Colour colour) {
  exporters::TextStyle style;
  style.size = size;
  style.bold = true;
  style.align = exporters::Align::centre;
  style.colour = colour;
  return style;
}

}  // namespace

void paint_rulers(cairo_t* cr, const BoardView& view, bool dark) {
  const Rulers shown = rulers(view);
  const exporters::StateGuard guard(cr);
  const Ink ink = ruler_ink(dark);
  const exporters::TextStyle style = text_style(kRulerText, ink.text);
  if (!shown.columns.empty()) fill(cr, ink.background, view.window_width(), kRuler);
  if (!shown.rows.empty()) fill(cr, ink.background, kRuler, view.window_height());
  for (const RulerMark& mark : shown.columns) {
    draw_line({cr}, mark.text, {mark.at - kRuler, 0, 2 * kRuler, kRuler}, style);
  }
  for (const RulerMark& mark : shown.rows) {
    draw_line({cr}, mark.text, {0, mark.at - kRuler / 2, kRuler, kRuler}, style);
  }
}

void paint_beside_point(cairo_t* cr, const BoardView& view, maps::Point point,
                        const std::string& text) {
  const exporters::StateGuard guard(cr);
  const bool below = point.row + 1 < view.sea().rows;
  const bool right = point.column + 1 < view.sea().columns;
  const Pixel at = view.pixel_of({point.column + (right ? 1 : -1), point.row + (below ? 1 : -1)});
  const double width = kRulerText * (2 + 0.6 * static_cast<double>(text.size()));
  const double height = 1.8 * kRulerText;
  cairo_rectangle(cr, at.x - width / 2, at.y - height / 2, width, height);
  set_colour(cr, exporters::rgb(0x0d1a26));
  cairo_fill(cr);
  draw_line({cr}, text, {at.x - width / 2, at.y - height / 2, width, height},
            text_style(kRulerText, exporters::rgb(0xffffff)));
}

void QuadrantDigits::set(cairo_t* cr, double side) {
  double pixels = 1;
  double same = 1;
  cairo_surface_get_device_scale(cairo_get_target(cr), &pixels, &same);
  if (side == side_ && pixels == pixels_) return;
  side_ = side;
  pixels_ = pixels;
  const int size = static_cast<int>(std::ceil(side * pixels));
  for (int number = 1; number <= maps::kMaxQuadrant; ++number) {
    exporters::SurfacePtr& digit = digits_[static_cast<std::size_t>(number)];
    digit.reset(cairo_image_surface_create(CAIRO_FORMAT_A8, size, size));
    cairo_surface_set_device_scale(digit.get(), pixels, pixels);
    const exporters::CairoPtr on(cairo_create(digit.get()));
    draw_line({on.get()}, std::to_string(number), {0, 0, side, side},
              text_style(0.9 * side, exporters::rgb(0)));
  }
}

void QuadrantDigits::paint(cairo_t* cr, const maps::Map& map, const BoardView& view) {
  const double pitch = BoardView::kPitch * view.scale();
  const double side = std::clamp(kDigitInPitches * pitch, kSmallestDigit, kLargestDigit);
  set(cr, side);
  const exporters::StateGuard guard(cr);
  for (const maps::Point p : map.points()) {
    const Pixel corner = view.corner_pixel(p);
    cairo_surface_t* digit = digits_[static_cast<std::size_t>(map.quadrants.at(p))].get();
    // A dark digit with a bright copy one pixel beside it shows on every background.
    set_colour(cr, faded(exporters::rgb(0xffffff), 0.9));
    cairo_mask_surface(cr, digit, corner.x + 2, corner.y + 2);
    set_colour(cr, exporters::rgb(0x0d1a26));
    cairo_mask_surface(cr, digit, corner.x + 1, corner.y + 1);
  }
}

}  // namespace chartroom::editor
