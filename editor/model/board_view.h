// Where the board lies in the window: zoom, and the way from pixels to points and back.
#pragma once

#include <optional>

#include "maps/point.h"

namespace chartroom::editor {

// A place in the window, from its top left, in logical pixels.
struct Pixel {
  double x = 0;
  double y = 0;
  friend bool operator==(const Pixel&, const Pixel&) = default;
};

// The board is drawn in millimetres of its own: neighbouring points are kPitch apart, A1 lies at
// (kPitch, kPitch), and the coordinates round the sea end one kPitch beyond the outermost points.
// As long as nobody zooms, the board fits the window at any size of the window.
class BoardView {
 public:
  static constexpr double kPitch = 10;
  // At 100 % points lie about as far apart as on printed sheets: 16 mm, of 96 pixels to the inch.
  static constexpr double kFullScale = 16.0 / 25.4 * 96 / kPitch;
  static constexpr double kSmallest = 0.25;
  static constexpr double kLargest = 16;

  explicit BoardView(maps::Size sea) : sea_(sea) { fit(); }

  void set_window(double width, double height);
  // The same where the window's top edge moved down on the screen by so much: what is seen stays
  // where it is on the screen, though it may leave a gap, or the board be cut off, until the next
  // move. A board that fits goes on fitting the next window that is set.
  void hold_in_window(double width, double height, double down);
  double window_width() const { return width_; }
  double window_height() const { return height_; }
  maps::Size sea() const { return sea_; }
  // Width and height of the board with its coordinates, in millimetres.
  double board_width() const { return kPitch * (sea_.columns + 1); }
  double board_height() const { return kPitch * (sea_.rows + 1); }

  // Pixels per millimetre, and the board's top left corner.
  double scale() const { return scale_; }
  Pixel origin() const { return origin_; }

  Pixel pixel_of(maps::Point point) const;
  // The point whose square holds the pixel, though it may lie outside the sea: a drag that leaves
  // the sea and comes back needs to know where it went.
  maps::Point cell_at(Pixel pixel) const;
  // The same, only within the sea.
  std::optional<maps::Point> point_at(Pixel pixel) const;
  // Corners lie between points: (c, r) is the top left one of the point (c, r), and there is one
  // column and one row more of them than of points.
  Pixel corner_pixel(maps::Point corner) const;
  // The corner nearest to the pixel; of the rim's where it lies outside the sea.
  maps::Point corner_at(Pixel pixel) const;

  // The whole board in the middle of the window, with a small margin.
  void fit();
  bool fitted() const { return fitted_; }
  // Of the full scale: 1 is 100 %.
  double zoom_level() const { return scale_ / kFullScale; }
  // Larger (over 1) or smaller, from kSmallest to kLargest; the place under the pixel stays.
  void zoom(double factor, Pixel around);
  void zoom_to(double level, Pixel around) { zoom(level * kFullScale / scale_, around); }
  // Moves the board; only as far as it keeps the window filled.
  void pan(double right, double down);
  // The zoom of another window, and its middle in the middle.
  void follow(const BoardView& other);
  // Moves no farther than needed to see the whole square of the point.
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
