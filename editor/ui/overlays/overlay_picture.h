// The painted overlay, kept until it changes, so that an edit does not repaint it.
#pragma once

#include <cstdint>
#include <vector>

#include "editor/model/overlays/live_overlay.h"
#include "editor/ui/canvas/canvas_layer.h"
#include "exporters/board/film_marks.h"
#include "exporters/drawing/cairo_objects.h"
#include "exporters/pictures/plots.h"

namespace chartroom::editor {

class OverlayPicture : public CanvasLayer {
 public:
  // Sets the overlay and the points of a drawn trail. Returns true if the picture changes.
  bool set(const ShownOverlay& shown, const std::vector<maps::Point>& drawn);
  // Paints the overlay, faded if it belongs to the map before the last change.
  void paint(cairo_t* cr, const BoardView& view, WindowSize window) override;

 private:
  struct Place {
    maps::Size sea;
    Pixel origin;
    double scale = 0;
    WindowSize window;
    double pixels = 1;  // screen pixels per logical pixel
    friend bool operator==(const Place&, const Place&) = default;
  };

  void draw(cairo_t* cr) const;

  std::vector<exporters::PointMark> marks_;
  std::vector<play::FilmPoint> film_;
  std::vector<exporters::DrawnTrail> drawn_;
  std::uint64_t version_ = 0;
  bool stale_ = false;
  Place place_;
  exporters::SurfacePtr surface_;
};

// Paints the scale as large as the box.
void paint_legend(cairo_t* cr, const ShownOverlay& shown, WindowSize box);

}  // namespace chartroom::editor
