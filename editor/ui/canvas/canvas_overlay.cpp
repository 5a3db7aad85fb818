#include "editor/ui/canvas/canvas_overlay.h"

#include <array>
#include <cmath>

#include "editor/ui/canvas/mark_painter.h"
#include "exporters/drawing/cairo_objects.h"
#include "exporters/drawing/colour.h"

namespace chartroom::editor {
namespace {

// A bright line on a dark one shows on water, islands and paper, light or dark.
constexpr exporters::Colour kUnderLine = exporters::rgb(0x0d1a26);
constexpr exporters::Colour kCursor = exporters::rgb(0xffd933);
constexpr exporters::Colour kLitColour = exporters::rgb(0xff8a1f);
constexpr exporters::Colour kPreviewColour = exporters::rgb(0xffffff);
constexpr exporters::Colour kAxis = exporters::rgb(0xff5fd2);

// Widths in logical pixels, at any zoom.
constexpr double kPointerLine = 2;
constexpr double kKeyboardLine = 4;
constexpr double kLitLine = 3;
constexpr double kAxisLine = 1.5;
constexpr double kDashesPerSide = 5;  // in the selection's outline: they meet at corners

class OverlayPainter {
 public:
  OverlayPainter(cairo_t* cr, const BoardView& view)
      : cr_(cr), view_(view), pitch_(BoardView::kPitch * view.scale()) {}

  void axes(const Mirroring& mirroring) const {
    const Pixel low = view_.corner_pixel({0, 0});
    const Pixel high = view_.corner_pixel({view_.sea().columns, view_.sea().rows});
    const Pixel middle{(low.x + high.x) / 2, (low.y + high.y) / 2};
    const bool square = view_.sea().columns == view_.sea().rows;
    const auto group = mirroring.group(view_.sea());
    for (const maps::Symmetry symmetry : group) {
      if (symmetry == maps::Symmetry::left_right) axis({middle.x, low.y}, {middle.x, high.y});
      if (symmetry == maps::Symmetry::up_down) axis({low.x, middle.y}, {high.x, middle.y});
      if (square && symmetry == maps::Symmetry::main_diagonal) axis(low, high);
      if (square && symmetry == maps::Symmetry::anti_diagonal)
        axis({low.x, high.y}, {high.x, low.y});
    }
    for (const maps::Symmetry symmetry : group) {
      if (symmetry == maps::Symmetry::quarter_turn) return turning_point(middle, 4);
    }
    for (const maps::Symmetry symmetry : group) {
      if (symmetry == maps::Symmetry::half_turn) return turning_point(middle, 2);
    }
  }

  // Draws a wash and a ring: neither alone shows on every background.
  void highlighted(const maps::PointSet& points) const {
    for (const maps::Point p : points) {
      const Pixel middle = view_.pixel_of(p);
      cairo_new_sub_path(cr_);
      cairo_arc(cr_, middle.x, middle.y, 0.44 * pitch_, 0, 2 * M_PI);
    }
    set_colour(cr_, faded(kLitColour, 0.3));
    cairo_fill_preserve(cr_);
    two_lines(kLitColour, kLitLine);
  }

  void selection(const maps::PointSet& points, double march) const {
    if (points.empty()) return;
    for (const maps::Point p : points) {
      const Pixel corner = view_.corner_pixel(p);
      cairo_rectangle(cr_, corner.x, corner.y, pitch_, pitch_);
    }
    set_colour(cr_, faded(kPreviewColour, 0.16));
    cairo_fill(cr_);
    add_rim(points);
    set_colour(cr_, kUnderLine);
    cairo_set_line_width(cr_, kPointerLine);
    cairo_stroke_preserve(cr_);
    const double dash = pitch_ / kDashesPerSide / 2;
    const std::array<double, 2> dashes{dash, dash};
    cairo_set_dash(cr_, dashes.data(), 2, -2 * dash * march);
    set_colour(cr_, kPreviewColour);
    cairo_stroke(cr_);
    cairo_set_dash(cr_, nullptr, 0, 0);
  }

  void preview(const ToolPreview& preview) const {
    for (const maps::Point p : preview.points) {
      const Pixel middle = view_.pixel_of(p);
      cairo_rectangle(cr_, middle.x - 0.42 * pitch_, middle.y - 0.42 * pitch_, 0.84 * pitch_,
                      0.84 * pitch_);
    }
    set_colour(cr_, faded(kPreviewColour, 0.25));
    cairo_fill_preserve(cr_);
    two_lines(kPreviewColour, kPointerLine);
    cairo_set_line_cap(cr_, CAIRO_LINE_CAP_ROUND);
    for (const auto& line : preview.lines) {
      for (const maps::Point corner : line) {
        const Pixel at = view_.corner_pixel(corner);
        cairo_line_to(cr_, at.x, at.y);
      }
      cairo_new_sub_path(cr_);
    }
    two_lines(kCursor, 0.07 * pitch_ + kPointerLine);
  }

  void ghost(const maps::PointSet& points) const {
    for (const maps::Point p : points) {
      const Pixel corner = view_.corner_pixel(p);
      cairo_rectangle(cr_, corner.x, corner.y, pitch_, pitch_);
    }
    set_colour(cr_, faded(kCursor, 0.22));
    cairo_fill(cr_);
    add_rim(points);
    set_colour(cr_, faded(kUnderLine, 0.7));
    cairo_set_line_width(cr_, kPointerLine + 1);
    cairo_stroke_preserve(cr_);
    set_colour(cr_, kCursor);
    cairo_set_line_width(cr_, kPointerLine / 2);
    cairo_stroke(cr_);
  }

  void cursor(const BoardCursor& cursor) const {
    const double line = cursor.strong ? kKeyboardLine : kPointerLine;
    if (cursor.lattice == Lattice::corners) {
      const Pixel at = view_.corner_pixel(cursor.place);
      cairo_arc(cr_, at.x, at.y, 0.16 * pitch_, 0, 2 * M_PI);
    } else {
      const Pixel at = view_.pixel_of(cursor.place);
      const double side = 0.88 * pitch_;
      cairo_rectangle(cr_, at.x - side / 2, at.y - side / 2, side, side);
    }
    two_lines(kCursor, line);
  }

 private:
  // Strokes and clears the path.
  void two_lines(exporters::Colour colour, double width) const {
    cairo_set_line_join(cr_, CAIRO_LINE_JOIN_ROUND);
    set_colour(cr_, kUnderLine);
    cairo_set_line_width(cr_, 2 * width);
    cairo_stroke_preserve(cr_);
    set_colour(cr_, colour);
    cairo_set_line_width(cr_, width);
    cairo_stroke(cr_);
  }

  void axis(Pixel from, Pixel to) const {
    cairo_move_to(cr_, from.x, from.y);
    cairo_line_to(cr_, to.x, to.y);
    set_colour(cr_, faded(kUnderLine, 0.8));
    cairo_set_line_width(cr_, 2 * kAxisLine + 1);
    cairo_stroke_preserve(cr_);
    constexpr std::array<double, 4> kDashes{14, 4, 3, 4};  // as on drawings of machines
    cairo_set_dash(cr_, kDashes.data(), 4, 0);
    set_colour(cr_, kAxis);
    cairo_set_line_width(cr_, kAxisLine);
    cairo_stroke(cr_);
    cairo_set_dash(cr_, nullptr, 0, 0);
  }

  // Draws crystallographers' signs: a lens for the half turn, a square for the quarter turn.
  void turning_point(Pixel middle, int fold) const {
    const double r = 0.17 * pitch_;
    cairo_new_sub_path(cr_);
    if (fold == 4) {
      cairo_rectangle(cr_, middle.x - 0.8 * r, middle.y - 0.8 * r, 1.6 * r, 1.6 * r);
    } else {
      cairo_move_to(cr_, middle.x, middle.y - 1.4 * r);
      cairo_curve_to(cr_, middle.x + r, middle.y - 0.6 * r, middle.x + r, middle.y + 0.6 * r,
                     middle.x, middle.y + 1.4 * r);
      cairo_curve_to(cr_, middle.x - r, middle.y + 0.6 * r, middle.x - r, middle.y - 0.6 * r,
                     middle.x, middle.y - 1.4 * r);
      cairo_close_path(cr_);
    }
    set_colour(cr_, kAxis);
    cairo_fill_preserve(cr_);
    set_colour(cr_, kUnderLine);
    cairo_set_line_width(cr_, kAxisLine);
    cairo_stroke(cr_);
  }

  // Adds the outline of the points, side by side, each with the points on its right.
  void add_rim(const maps::PointSet& points) const {
    for (const maps::Point p : points) {
      const maps::Point right{p.column + 1, p.row};
      const maps::Point below{p.column, p.row + 1};
      const maps::Point across{p.column + 1, p.row + 1};
      const auto outside = [&](int columns, int rows) {
        const maps::Point q{p.column + columns, p.row + rows};
        return !view_.sea().contains(q) || !points.contains(q);
      };
      if (outside(0, -1)) side(p, right);
      if (outside(1, 0)) side(right, across);
      if (outside(0, 1)) side(across, below);
      if (outside(-1, 0)) side(below, p);
    }
  }

  void side(maps::Point from, maps::Point to) const {
    const Pixel a = view_.corner_pixel(from);
    const Pixel b = view_.corner_pixel(to);
    cairo_move_to(cr_, a.x, a.y);
    cairo_line_to(cr_, b.x, b.y);
  }

  cairo_t* cr_;
  const BoardView& view_;
  double pitch_;
};

}  // namespace

void paint_overlay(cairo_t* cr, const BoardView& view, const CanvasOverlay& overlay) {
  const exporters::StateGuard guard(cr);
  const OverlayPainter painter(cr, view);
  painter.axes(overlay.mirroring);
  painter.highlighted(overlay.highlighted);
  painter.selection(overlay.selection, overlay.march);
  // For one point the cursor is enough.
  if (overlay.ghost.count() > 1) painter.ghost(overlay.ghost);
  painter.preview(overlay.preview);
  if (overlay.cursor) painter.cursor(*overlay.cursor);
  paint_marks(cr, view, overlay.marks);
}

}  // namespace chartroom::editor
