// The maps of the pack that comes with the program.
#pragma once

#include <vector>

#include "maps/map.h"

namespace chartroom::exporters::sample {

std::vector<maps::Map> shipped();

}  // namespace chartroom::exporters::sample
