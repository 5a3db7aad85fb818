// S301 to S307: starts and surface points.
#pragma once

#include "validator/checks/catalogue.h"

namespace chartroom::checks {

std::vector<reports::Draft> start_on_island(const MapSubject& subject);
std::vector<reports::Draft> shared_start(const MapSubject& subject);
std::vector<reports::Draft> surface_point_on_island(const MapSubject& subject);
std::vector<reports::Draft> starts_in_one_quadrant(const MapSubject& subject);
std::vector<reports::Draft> nowhere_to_surface(const MapSubject& subject);
std::vector<reports::Draft> far_from_surface_points(const MapSubject& subject);
std::vector<reports::Draft> idle_surface_points(const MapSubject& subject);

}  // namespace chartroom::checks
