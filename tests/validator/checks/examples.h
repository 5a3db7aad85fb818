// For every code of a map check a map that raises it, and a near miss that does not.
#pragma once

#include <string>
#include <vector>

#include "maps/map.h"

namespace chartroom {

struct Example {
  std::string code;
  Map raising;
  std::string points;  // of the first finding, by name, with spaces
  Map near_miss;
};

const std::vector<Example>& examples();

}  // namespace chartroom
