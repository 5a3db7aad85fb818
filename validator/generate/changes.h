// Drawing what stands on the water, and small changes at random.
#pragma once

#include "validator/generate/request.h"

namespace chartroom::generate {

// Forced starts, in different quadrants and far apart, mostly one the image of the other; none
// where there is no such pair of points.
maps::Starts draw_starts(const maps::Map& map, statistics::Random& random);

// Surface points, in all quadrants in turn.
maps::PointSet draw_surface_points(const maps::Map& map, int count, statistics::Random& random);

// The map with a small change: a start or surface point moved, an island moved, made larger or
// smaller, put elsewhere, or winding borders drawn anew. The result may be any map.
maps::Map changed(const Request& request, const maps::Map& map, statistics::Random& random);

// The map with the smallest change that play notices: a point of land more or less.
maps::Map nudged(const maps::Map& map, statistics::Random& random);

}  // namespace chartroom::generate
