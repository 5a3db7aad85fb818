// The board's zoom and position in the window, with conversions from pixels to points and back.
#pragma once

#include <optional>

#include "maps/point.h"

namespace chartroom::editor {

// A position in the window, from its top left, in logical pixels.
struct Pixel {
  double x = 0;
  double y = 0;
  friend bool operator==(const Pixel&, const Pixel&) = default;
};

// Board coordinates are millimeters of its own: neighboring points are kPitch apart, A1 is at
// (kPitch, kPitch), and the coordinates around the sea end one kPitch beyond the outermost points.
// Until the user zooms, the board fits any window size.
class BoardView {
 public:
  static constexpr double kPitch = 10;
  // At 100% points are about as far apart as on printed sheets: 16 mm, at 96 pixels per inch.
  static constexpr double kFullScale = 16.0 / 25.4 * 96 / kPitch;
  static constexpr double kSmallest = 0.25;
  static constexpr double kLargest = 16;

  explicit BoardView(maps::Size sea) : sea_(sea) { fit(); }

  void set_window(double width, double height);
  // Sets a window whose top edge moved down on the screen by `down`. The board stays in place on
  // the screen, even if it leaves a gap or is cut off, until the next move. A board that fits will
  // fit the next window again.
  void hold_in_window(double width, double height, double down);
  double window_width() const { return width_; }
  double window_height() const { return height_; }
  maps::Size sea() const { return sea_; }
  // Width and height of the board with its coordinates, in millimeters.
  double board_width() const { return kPitch * (sea_.columns + 1); }
  double board_height() const { return kPitch * (sea_.rows + 1); }

  // Pixels per millimeter, and the board's top left corner.
  double scale() const { return scale_; }
  Pixel origin() const { return origin_; }

  Pixel pixel_of(maps::Point point) const;
  // Returns the point whose square has the pixel. It may be outside the sea: a drag that leaves the
  // sea and returns needs to know its path.
  maps::Point cell_at(Pixel pixel) const;
  // Returns the point at a pixel if it is in the sea.
  std::optional<maps::Point> point_at(Pixel pixel) const;
  // Corners are between points: (c, r) is the top left one of the point (c, r). There is one more
  // column and row of them than of points.
  Pixel corner_pixel(maps::Point corner) const;
  // Returns the corner nearest to the pixel, on the rim if the pixel is outside the sea.
  maps::Point corner_at(Pixel pixel) const;

  // Centers the whole board in the window, with a small margin.
  void fit();
  bool fitted() const { return fitted_; }
  // Returns the zoom: 1 is 100%.
  double zoom_level() const { return scale_ / kFullScale; }
  // Zooms in (factor over 1) or out, from kSmallest to kLargest, around the pixel.
  void zoom(double factor, Pixel around);
  void zoom_to(double level, Pixel around) { zoom(level * kFullScale / scale_, around); }
  // Moves the board while it fills the window.
  void pan(double right, double down);
  // Takes another view's zoom and center.
  void follow(const BoardView& other);
  // Moves the board just enough to show the point's whole square.
  void show(maps::Point point);

  friend bool operator==(const BoardView&, const BoardView&) = default;

 private:
  double fitting_scale() const;
  void keep_in_window();

  maps::Size sea_;
  double width_ = 1;
  double height_ = 1;
  double scale_ = 1;
  Pixel origin_;
  bool fitted_ = true;
};

}  // namespace chartroom::editor
