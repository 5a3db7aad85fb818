// A picture laid faintly under the grid to trace a map from: where its corners are, without pixels.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <utility>

namespace chartroom::editor {

// A place on the board in its own millimetres (board_view.h), or in a picture from (0, 0), its top
// left, to (1, 1).
struct Spot {
  double x = 0;
  double y = 0;
  friend bool operator==(const Spot&, const Spot&) = default;
};

// Top left, top right, bottom right, bottom left.
using Corners = std::array<Spot, 4>;

// The projective map that takes a picture's corners to four places: what a camera makes of a sheet
// of paper. x' = (m0 x + m1 y + m2) / (m6 x + m7 y + 1), y' likewise with m3 to m5.
class Projection {
 public:
  // Nothing where the corners are not those of a quadrilateral that bulges outwards everywhere:
  // then some of the picture would lie beyond the horizon.
  static std::optional<Projection> to(const Corners& corners);

  Spot board_from_picture(Spot place) const;
  Spot picture_from_board(Spot place) const;

 private:
  explicit Projection(const std::array<double, 9>& m) : m_(m) {}
  std::array<double, 9> m_{};
  std::array<double, 9> inverse_{};
};

// The picture that is traced.
class Tracing {
 public:
  // Fits the picture, of that width and height in pixels, into a board of that size: as large as it
  // goes, in the middle.
  Tracing(std::string file, double width, double height, double board_width, double board_height);
  // As it was laid before; nothing where the corners are none that a picture can have.
  static std::optional<Tracing> laid(std::string file, const Corners& corners);

  const std::string& file() const { return file_; }
  const Corners& corners() const { return corners_; }
  // Lays it so that its corners are there; false, and nothing has changed, where it cannot lie so.
  bool lay(const Corners& corners);
  // Drags a corner to a place; false, and nothing has changed, where that would fold the picture.
  bool move_corner(std::size_t corner, Spot to);
  // Moves the whole picture.
  void move(double right, double down);
  // The corner nearest to a place, within a distance; nothing where none is so near.
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
