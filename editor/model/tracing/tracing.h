// The corners of a faint picture under the grid from which a map is traced; it has no pixels.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <utility>

namespace chartroom::editor {

// A position on the board in millimeters (board_view.h), or in a picture, from (0, 0) to (1, 1).
struct Spot {
  double x = 0;
  double y = 0;
  friend bool operator==(const Spot&, const Spot&) = default;
};

// Top left, top right, bottom right, bottom left.
using Corners = std::array<Spot, 4>;

// The projective map from a picture's corners to four positions, like a photo of a sheet of paper.
// x' = (m0 x + m1 y + m2) / (m6 x + m7 y + 1), y' likewise with m3 to m5.
class Projection {
 public:
  // Returns the projection to the corners of a convex quadrilateral; else empty, since part of the
  // picture would be beyond the horizon.
  static std::optional<Projection> to(const Corners& corners);

  Spot board_from_picture(Spot place) const;
  Spot picture_from_board(Spot place) const;

 private:
  explicit Projection(const std::array<double, 9>& m) : m_(m) {}
  std::array<double, 9> m_{};
  std::array<double, 9> inverse_{};
};

// A traced picture.
class Tracing {
 public:
  // Fits a picture of this size in pixels into a board: as large as possible, centered.
  Tracing(std::string file, double width, double height, double board_width, double board_height);
  // Makes a picture with earlier corners; empty if no picture can have them.
  static std::optional<Tracing> laid(std::string file, const Corners& corners);

  const std::string& file() const { return file_; }
  const Corners& corners() const { return corners_; }
  // Moves the corners; returns false and changes nothing if a picture cannot have them.
  bool lay(const Corners& corners);
  // Moves one corner; returns false and changes nothing if that would fold the picture.
  bool move_corner(std::size_t corner, Spot to);
  // Moves the whole picture.
  void move(double right, double down);
  // Returns the corner nearest to a position within a distance, if any.
  std::optional<std::size_t> corner_near(Spot place, double distance) const;
  Projection projection() const { return *Projection::to(corners_); }

  friend bool operator==(const Tracing&, const Tracing&) = default;

  double opacity = 0.35;  // 0 to 1
  bool visible = true;

 private:
  Tracing(std::string file, const Corners& corners) : file_(std::move(file)), corners_(corners) {}

  std::string file_;
  Corners corners_;
};

}  // namespace chartroom::editor
