// The parts of a point, for tallies and kept results.
#pragma once

#include <tuple>

#include "maps/point.h"
#include "validator/series/parts.h"

namespace chartroom::series {

template <>
struct Parts<maps::Point> {
  static constexpr std::tuple members{&maps::Point::column, &maps::Point::row};
};

}  // namespace chartroom::series
