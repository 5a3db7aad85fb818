// The painted overlay, kept as long as it stays the same, so that an edit paints none of it.
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
  // What is shown from now on; of a trail, with the points that it was drawn through. Whether that
  // looks other than before.
  bool set(const ShownOverlay& shown, const std::vector<maps::Point>& drawn);
  // Greyed where it is of the map before the last change.
  void paint(cairo_t* cr, const BoardView& view, WindowSize window) override;

 private:
  struct Place {
    maps::Size sea;
    Pixel origin;
    double scale = 0;
    WindowSize window;
    double pixels = 1;  // of the screen, to a logical one
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

// The scale, as large as the box.
void paint_legend(cairo_t* cr, const ShownOverlay& shown, WindowSize box);

}  // namespace chartroom::editor
