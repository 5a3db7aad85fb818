// Drawing a map as it is asked for, and small changes of it: structure only, without a game.
#pragma once

#include <optional>

#include "validator/generate/request.h"

namespace chartroom::generate {

// A map that has passed everything but play.
struct Layout {
  maps::Map map;
  const Shape* shape = nullptr;  // null: a variation of a given map
  int islands = 0;
  double placements = 0;  // mean, after kTrackedMoves moves
};

// What the tries of one drawing came to.
struct Drawing {
  std::optional<Layout> layout;
  std::optional<double> nearest;  // where only the tracking was another: placements
};

// The least share of the points of land that falls on water, over all symmetries of the sea but
// the identity; 1 without land.
double asymmetry(const maps::Map& map);

// Whether no check at level `structure` has a finding of severity warning or above.
bool sound(const maps::Map& map);

// Whether the map is as asked, sound, and its islands can be told apart; nothing about tracking.
bool structure_holds(const Request& request, const maps::Map& map);

// A new map of a shape with about so many islands.
Drawing draw_layout(const Request& request, const Shape& shape, int islands,
                    statistics::Random& random);

// A map that differs from the layout's in `steps` small changes: a start, a surface point, an
// island, a quadrant's border.
Drawing vary_layout(const Request& request, const Layout& layout, int steps,
                    statistics::Random& random);

// A map that differs from the layout's in a point of land, and not in what is asked of it.
Drawing nudge_layout(const Request& request, const Layout& layout, statistics::Random& random);

// A layout of the map that variations are asked of, whether or not it is as asked itself.
Layout layout_of(const maps::Map& map);

}  // namespace chartroom::generate
