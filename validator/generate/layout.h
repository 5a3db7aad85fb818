// Draws a map for a request and makes small changes of it: structure only, without playing games.
#pragma once

#include <optional>

#include "validator/generate/request.h"

namespace chartroom::generate {

// A map that meets a request but is not played yet.
struct Layout {
  maps::Map map;
  const Shape* shape = nullptr;  // null: a variation of a given map
  int islands = 0;
  double mean_positions = 0;  // mean number of possible positions after kTrackedMoves moves
};

// The result of one drawing.
struct Drawing {
  std::optional<Layout> layout;
  std::optional<double>
      nearest;  // if only the tracking did not fit: its mean number of possible positions
};

// Returns the smallest share of land points that fall on water under any symmetry of the sea except
// the identity; 1 without land.
double asymmetry(const maps::Map& map);

// True if no check at level `structure` has a finding of severity warning or above.
bool sound(const maps::Map& map);

// True if the map fits the request except for tracking, is sound, and its islands are distinct.
bool structure_holds(const Request& request, const maps::Map& map);

// Draws a new map of a shape with about this number of islands.
Drawing draw_layout(const Request& request, const Shape& shape, int islands,
                    statistics::Random& random);

// Draws a map that differs from the layout's in `steps` small changes: a start, a surface point, an
// island, a quadrant's border.
Drawing vary_layout(const Request& request, const Layout& layout, int steps,
                    statistics::Random& random);

// Draws a map that differs from the layout's in one point of land and still fits the request.
Drawing nudge_layout(const Request& request, const Layout& layout, statistics::Random& random);

// Returns the layout of the map to vary, which need not fit the request itself.
Layout layout_of(const maps::Map& map);

}  // namespace chartroom::generate
