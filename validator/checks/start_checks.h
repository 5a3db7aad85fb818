// S301, S303: starts and surface points.
#pragma once

#include "validator/checks/catalogue.h"

namespace chartroom {

std::vector<Draft> start_on_island(const MapSubject& subject);
std::vector<Draft> surface_point_on_island(const MapSubject& subject);

}  // namespace chartroom
