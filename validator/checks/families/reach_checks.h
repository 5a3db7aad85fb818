// R201 to R208: what can be reached, and how far.
#pragma once

#include "validator/checks/catalogue.h"

namespace chartroom::checks {

std::vector<reports::Draft> water_in_pieces(const MapSubject& subject);
std::vector<reports::Draft> dead_end(const MapSubject& subject);
std::vector<reports::Draft> narrows(const MapSubject& subject);
std::vector<reports::Draft> pocket(const MapSubject& subject);
std::vector<reports::Draft> quadrant_out_of_reach(const MapSubject& subject);
std::vector<reports::Draft> unreachable_surface_point(const MapSubject& subject);
std::vector<reports::Draft> short_trails(const MapSubject& subject);
std::vector<reports::Draft> single_contact(const MapSubject& subject);

}  // namespace chartroom::checks
