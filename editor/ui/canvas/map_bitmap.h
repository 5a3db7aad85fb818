// A map as a small picture for lists, drawn by the one painter.
#pragma once

#include <map>
#include <string>

#include <wx/bmpbndl.h>

#include "maps/map.h"

namespace chartroom::editor {

// `side` logical pixels wide and high, with the board in the middle; `scale` pixels of the screen
// to each.
wxBitmapBundle map_bitmap(const maps::Map& map, int side, double scale, bool dark);

// The pictures of maps by their names, each drawn anew only when its map is another one.
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
