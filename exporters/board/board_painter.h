// The one painter of boards: canvas, preview, PDF, SVG and PNG all show what this draws.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <memory>

#include "exporters/board/art/coastline.h"
#include "exporters/board/board_layout.h"
#include "exporters/board/quadrant_tones.h"
#include "exporters/board/theme.h"
#include "exporters/drawing/canvas.h"
#include "maps/map.h"

namespace chartroom::exporters {

// What a drawing of the board shows; everything else follows from the map.
struct BoardStyle {
  bool coordinates = true;  // tabs with column letters and row numbers round the sea
  bool starts = true;       // forced starts
  bool surface_points = true;
  bool quadrant_numbers = true;
  bool depths = true;  // belts of darker water, which mean nothing
  Look look = Look::colour;
  bool dark = false;  // for a dark window; goes before the look
};

// How a look shows a board.
BoardStyle board_style(Look look);

// Each is drawn over the ones before.
enum class BoardLayer : std::uint8_t {
  water,  // with its shallows, borders and quadrant numbers
  islands,
  points,  // with starts and coordinates
};

// Draws the map's board layer by layer, for those who keep a picture of each. The map must live as
// long.
class BoardPainter {
 public:
  // The field is that of the map before an edit, for those who paint one after another.
  BoardPainter(const maps::Map& map, const BoardLayout& layout, const BoardStyle& style,
               std::shared_ptr<IslandField> islands = std::make_shared<IslandField>());

  // As paint_board(), but only these layers, which come in order.
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

// Draws the map's board where the layout places it, in the user space of `canvas`, in millimetres.
// Draws nothing outside layout.frame(). The state of `canvas` is as before afterwards.
// Errors stay in the cairo_t; the caller looks at its status.
void paint_board(const Canvas& canvas, const maps::Map& map, const BoardLayout& layout,
                 const BoardStyle& style);

}  // namespace chartroom::exporters
