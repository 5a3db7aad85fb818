// An operator's knowledge, drawn over the map: a picture for every announcement.
#pragma once

#include <span>
#include <string>

#include "exporters/board/board_layout.h"
#include "exporters/drawing/cairo_objects.h"
#include "maps/map.h"
#include "validator/play/tracking/tracking.h"

namespace chartroom::exporters {

// Pictures of one map. Each film is drawn over a copy of the board, which is painted once. Rings
// mark possible positions, thicker for likelier ones, with the percentage of courses that end
// there. Pencil dots mark points that the submarine may have passed, darker for more courses.
class TrackingPictures {
 public:
  explicit TrackingPictures(const maps::Map& map);

  // Returns a PNG with a line of words above the board. Equal films and words give equal bytes.
  // Throws a FileException that names the map if Cairo cannot draw.
  std::string png(std::span<const play::FilmPoint> film, const std::string& words) const;

 private:
  std::string id_;
  BoardLayout layout_;
  SurfacePtr board_;
};

}  // namespace chartroom::exporters
