// Draws starts and surface points, and makes small random changes.
#pragma once

#include "validator/generate/request.h"

namespace chartroom::generate {

// Returns forced starts in different quadrants and far apart, mostly mirror images of each other;
// none if there is no such pair.
maps::Starts draw_starts(const maps::Map& map, statistics::Random& random);

// Returns surface points, in all quadrants in turn.
maps::PointSet draw_surface_points(const maps::Map& map, int count, statistics::Random& random);

// Returns the map with a small change: a start or surface point moved, an island moved, grown,
// shrunk or redrawn elsewhere, or winding borders redrawn. The result may be any map.
maps::Map changed(const Request& request, const maps::Map& map, statistics::Random& random);

// Returns the map with the smallest change that affects play: one point of land added or removed.
maps::Map nudged(const maps::Map& map, statistics::Random& random);

}  // namespace chartroom::generate
