// A window with a small picture of a map, drawn by exporters' painter of boards.
#pragma once

#include <optional>

#include "editor/ui/toolkit/painted_window.h"
#include "maps/map.h"

namespace chartroom::editor {

class MapPreview : public PaintedWindow {
 public:
  // The window has at least this size, and is empty until a map is shown.
  MapPreview(wxWindow* parent, const wxSize& size);

  void show(std::optional<maps::Map> map);

 private:
  void paint(cairo_t* cr) override;

  std::optional<maps::Map> map_;
};

}  // namespace chartroom::editor
