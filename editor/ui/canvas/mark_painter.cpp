#include "editor/ui/canvas/mark_painter.h"

#include <algorithm>
#include <cmath>

#include "exporters/drawing/cairo_objects.h"
#include "exporters/drawing/colour.h"

namespace chartroom::editor {
namespace {

constexpr Severity kLeastFirst[] = {Severity::note, Severity::warning, Severity::error};

// Sizes in logical pixels: from the smallest sign with a visible shape to one that suits a large
// board.
constexpr double kSmallestMark = 2.1;
constexpr double kLargest = 8;
constexpr double kShareOfPitch = 0.12;
constexpr double kWidestRim = 1.2;
constexpr double kRimShare = 0.3;  // of the radius
constexpr double kBehind = 0.75;   // of the radius, to the left
// A sign of this radius has room for an inner sign.
constexpr double kRoomForInner = 5;

constexpr exporters::Colour kDark = exporters::rgb(0x0d1a26);
constexpr exporters::Colour kBright = exporters::rgb(0xffffff);

// Colors that also differ for the color-blind, and in gray.
exporters::Colour severity_colour(Severity severity) {
  switch (severity) {
    case Severity::error:
      return exporters::rgb(0xc3123b);
    case Severity::warning:
      return exporters::rgb(0xffc61a);
    case Severity::note:
      break;
  }
  return exporters::rgb(0x8fd0ff);
}

class MarkPainter {
 public:
  MarkPainter(cairo_t* cr, const BoardView& view)
      : cr_(cr),
        view_(view),
        pitch_(BoardView::kPitch * view.scale()),
        radius_(std::clamp(kShareOfPitch * pitch_, kSmallestMark, kLargest)),
        rim_(std::min(kWidestRim, kRimShare * radius_)) {
    double down = 1;
    cairo_surface_get_device_scale(cairo_get_target(cr), &pixels_, &down);
  }

  // Draws each kind of sign once and copies it: two hundred signs must not delay a stroke.
  void paint(const std::vector<FindingMark>& marks, Severity severity, bool several) const {
    exporters::SurfacePtr sign;
    for (const FindingMark& mark : marks) {
      if (mark.severity != severity || (mark.findings > 1) != several) continue;
      if (!sign) sign = drawn(severity, several);
      copy(sign.get(), place_of(mark.point));
    }
  }

 private:
  // Returns the side of the sign's picture, which has the sign in its middle.
  int side() const { return 2 * static_cast<int>(std::ceil(2.2 * radius_ + 2 * rim_)); }

  exporters::SurfacePtr drawn(Severity severity, bool several) const {
    exporters::SurfacePtr surface(cairo_surface_create_similar(
        cairo_get_target(cr_), CAIRO_CONTENT_COLOR_ALPHA, side(), side()));
    const exporters::CairoPtr cr(cairo_create(surface.get()));
    const Pixel middle{side() / 2.0, side() / 2.0};
    if (several) draw_sign(cr.get(), {middle.x - kBehind * radius_, middle.y}, severity);
    draw_sign(cr.get(), middle, severity);
    if (radius_ >= kRoomForInner) draw_inner(cr.get(), middle, severity);
    return surface;
  }

  // Copies to whole pixels of the screen, so that no edge is blurred.
  void copy(cairo_surface_t* sign, Pixel middle) const {
    double x = middle.x - side() / 2.0;
    double y = middle.y - side() / 2.0;
    cairo_user_to_device(cr_, &x, &y);
    x = std::round(x * pixels_) / pixels_;
    y = std::round(y * pixels_) / pixels_;
    cairo_device_to_user(cr_, &x, &y);
    cairo_set_source_surface(cr_, sign, x, y);
    cairo_rectangle(cr_, x, y, side(), side());
    cairo_fill(cr_);
  }

  Pixel place_of(maps::Point point) const {
    const Pixel middle = view_.pixel_of(point);
    const double off = pitch_ / 2 - radius_;
    return {middle.x + off, middle.y - off};
  }

  // Draws a bright rim around a dark one, visible on water, islands and paper, light or dark.
  void draw_sign(cairo_t* cr, Pixel at, Severity severity) const {
    const double r = radius_;
    if (severity == Severity::note) {
      cairo_arc(cr, at.x, at.y, 0.9 * r, 0, 2 * M_PI);
    } else if (severity == Severity::warning) {
      cairo_move_to(cr, at.x, at.y - 1.1 * r);
      cairo_line_to(cr, at.x + 1.1 * r, at.y + 0.85 * r);
      cairo_line_to(cr, at.x - 1.1 * r, at.y + 0.85 * r);
    } else {
      cairo_move_to(cr, at.x, at.y - 1.2 * r);
      cairo_line_to(cr, at.x + 1.2 * r, at.y);
      cairo_line_to(cr, at.x, at.y + 1.2 * r);
      cairo_line_to(cr, at.x - 1.2 * r, at.y);
    }
    cairo_close_path(cr);
    cairo_set_line_join(cr, CAIRO_LINE_JOIN_ROUND);
    set_colour(cr, kBright);
    cairo_set_line_width(cr, 4 * rim_);
    cairo_stroke_preserve(cr);
    set_colour(cr, kDark);
    cairo_set_line_width(cr, 2 * rim_);
    cairo_stroke_preserve(cr);
    set_colour(cr, severity_colour(severity));
    cairo_fill(cr);
  }

  // Draws a cross, an exclamation mark or a dot, as in the list of findings.
  void draw_inner(cairo_t* cr, Pixel at, Severity severity) const {
    const double r = radius_;
    const auto line = [&](double x1, double y1, double x2, double y2) {
      cairo_move_to(cr, at.x + x1 * r, at.y + y1 * r);
      cairo_line_to(cr, at.x + x2 * r, at.y + y2 * r);
    };
    if (severity == Severity::error) {
      line(-0.4, -0.4, 0.4, 0.4);
      line(-0.4, 0.4, 0.4, -0.4);
    } else if (severity == Severity::warning) {
      line(0, -0.45, 0, 0.2);
      line(0, 0.42, 0, 0.65);
    } else {
      cairo_arc(cr, at.x, at.y, 0.15 * r, 0, 2 * M_PI);
    }
    set_colour(cr, severity == Severity::error ? kBright : kDark);
    cairo_set_line_width(cr, r / 3.5);
    cairo_stroke(cr);
  }

  cairo_t* cr_;
  const BoardView& view_;
  double pitch_;
  double radius_;
  double rim_;
  double pixels_ = 1;  // of the screen, per logical pixel
};

}  // namespace

void paint_marks(cairo_t* cr, const BoardView& view, const std::vector<FindingMark>& marks) {
  if (marks.empty()) return;
  const exporters::StateGuard guard(cr);
  const MarkPainter painter(cr, view);
  for (const Severity severity : kLeastFirst) {
    painter.paint(marks, severity, false);
    painter.paint(marks, severity, true);
  }
}

}  // namespace chartroom::editor
