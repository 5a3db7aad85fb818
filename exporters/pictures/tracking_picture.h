// What an operator can know, drawn over the map: a picture for every announcement.
#pragma once

#include <span>
#include <string>

#include "exporters/board/board_layout.h"
#include "exporters/drawing/cairo_objects.h"
#include "maps/map.h"
#include "validator/play/tracking/tracking.h"

namespace chartroom::exporters {

// Pictures of one map. The board is painted once, each film is drawn over a copy of it: a ring on
// every point where the submarine may be, with the percentage of the courses that end there (the
// thicker the ring, the likelier the point), and a pencil dot on every point that it may have
// passed, the darker the more courses did.
class TrackingPictures {
 public:
  explicit TrackingPictures(const maps::Map& map);

  // The bytes of a PNG, with a line of words above the board. The same film and words give the
  // same bytes. Throws a FileException that names the map where Cairo cannot draw.
  std::string png(std::span<const play::FilmPoint> film, const std::string& words) const;

 private:
  std::string id_;
  BoardLayout layout_;
  SurfacePtr board_;
};

}  // namespace chartroom::exporters
