// S301 to S307: starts and surface points.
#pragma once

#include "validator/checks/catalogue.h"

namespace chartroom {

std::vector<Draft> start_on_island(const MapSubject& subject);
std::vector<Draft> shared_start(const MapSubject& subject);
std::vector<Draft> surface_point_on_island(const MapSubject& subject);
std::vector<Draft> starts_in_one_quadrant(const MapSubject& subject);
std::vector<Draft> nowhere_to_surface(const MapSubject& subject);
std::vector<Draft> far_from_surface_points(const MapSubject& subject);
std::vector<Draft> idle_surface_points(const MapSubject& subject);

}  // namespace chartroom
