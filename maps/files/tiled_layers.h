// The layers of a Tiled file as Tiled shows them.
#pragma once

#include <string>
#include <vector>

#include "maps/files/tiled_document.h"

namespace chartroom::maps {

// A member by which Tiled shows a layer otherwise than Chartroom could read it.
struct LayerFault {
  const json::Value* at = nullptr;
  std::string expected;
};

// A layer with a name, alone or in groups. The document must outlive it.
struct TiledLayer {
  const LayerDocument* document = nullptr;
  double x = 0;  // pixels by which it is moved, with those of its groups
  double y = 0;
  std::vector<LayerFault> faults = {};  // its own and those of its groups
};

// Returns the layers with names in the order of the file, those in groups, too.
std::vector<TiledLayer> tiled_layers(const json::List<LayerDocument>& layers);

}  // namespace chartroom::maps
