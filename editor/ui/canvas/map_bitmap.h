// Small pictures of maps for lists, drawn by exporters' painter of boards.
#pragma once

#include <map>
#include <string>

#include <wx/bmpbndl.h>

#include "maps/map.h"

namespace chartroom::editor {

// Returns a picture of `side` logical pixels square with the board in the middle, at `scale` screen
// pixels per logical pixel.
wxBitmapBundle map_bitmap(const maps::Map& map, int side, double scale, bool dark);

// Pictures of maps by name, each drawn again only when its map has changed.
class MapPictures {
 public:
  wxBitmapBundle of(const std::string& name, const maps::Map& map, int side, double scale);

 private:
  struct Drawn {
    maps::Map map;
    bool dark = false;
    wxBitmapBundle picture;
  };
  std::map<std::string, Drawn> drawn_;
};

}  // namespace chartroom::editor
