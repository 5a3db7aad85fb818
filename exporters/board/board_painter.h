// The only painter of boards: canvas, preview, PDF, SVG and PNG all use it.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <memory>

#include "exporters/board/art/coastline.h"
#include "exporters/board/board_layout.h"
#include "exporters/board/board_marks.h"
#include "exporters/board/quadrant_tones.h"
#include "exporters/board/theme.h"
#include "exporters/drawing/canvas.h"
#include "maps/map.h"

namespace chartroom::exporters {

// The parts that a drawing of the board shows. Everything else follows from the map.
struct BoardStyle {
  bool coordinates = true;  // tabs with column letters and row numbers around the sea
  bool starts = true;       // forced starts
  bool surface_points = true;
  bool quadrant_numbers = true;
  bool depths = true;  // belts of darker water, which mean nothing
  Look look = Look::colour;
  bool dark = false;  // for a dark window; overrides the look
  TeamLetters letters = {};
};

// Returns the board style of a look.
BoardStyle board_style(Look look);

// The layers of a board, from the lowest up.
enum class BoardLayer : std::uint8_t {
  water,  // with its shallows, borders and quadrant numbers
  islands,
  points,  // with starts and coordinates
};

// Draws the map's board layer by layer, so that callers can keep a picture of each. The map must
// outlive the painter.
class BoardPainter {
 public:
  // Callers that repaint an edited map pass the previous painter's `islands`, which saves work.
  BoardPainter(const maps::Map& map, const BoardLayout& layout, const BoardStyle& style,
               std::shared_ptr<IslandField> islands = std::make_shared<IslandField>());

  // Paints only these layers of paint_board(), which must be in order.
  void paint(const Canvas& canvas, std::initializer_list<BoardLayer> layers);

 private:
  void paint_layer(const Canvas& canvas, BoardLayer layer);
  void paint_water(const Canvas& canvas);
  void paint_depths(const Canvas& canvas) const;
  void paint_islands(const Canvas& canvas);
  void paint_points(const Canvas& canvas) const;
  const HeightField& islands();

  const maps::Map& map_;
  BoardLayout layout_;
  BoardStyle style_;
  BoardColours colours_;
  QuadrantTones tones_;
  Noise noise_;
  std::shared_ptr<IslandField> islands_;
};

// Draws the map's board at its layout in the user space of `canvas`, in millimeters. Draws nothing
// outside layout.frame() and restores the state of `canvas`. Errors stay in the cairo_t; the caller
// checks its status.
void paint_board(const Canvas& canvas, const maps::Map& map, const BoardLayout& layout,
                 const BoardStyle& style);

}  // namespace chartroom::exporters
