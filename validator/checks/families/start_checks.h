// S301 to S307: starts and surface points.
#pragma once

#include "validator/checks/catalogue.h"

namespace chartroom::checks {

std::vector<reports::Diagnostic> start_on_island(const MapSubject& subject);
std::vector<reports::Diagnostic> shared_start(const MapSubject& subject);
std::vector<reports::Diagnostic> surface_point_on_island(const MapSubject& subject);
std::vector<reports::Diagnostic> starts_in_one_quadrant(const MapSubject& subject);
std::vector<reports::Diagnostic> nowhere_to_surface(const MapSubject& subject);
std::vector<reports::Diagnostic> far_from_surface_points(const MapSubject& subject);
std::vector<reports::Diagnostic> idle_surface_points(const MapSubject& subject);

}  // namespace chartroom::checks
