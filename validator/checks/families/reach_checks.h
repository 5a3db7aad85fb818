// R201 to R208: what can be reached, and how far.
#pragma once

#include "validator/checks/catalogue.h"

namespace chartroom {

std::vector<Draft> water_in_pieces(const MapSubject& subject);
std::vector<Draft> dead_end(const MapSubject& subject);
std::vector<Draft> narrows(const MapSubject& subject);
std::vector<Draft> pocket(const MapSubject& subject);
std::vector<Draft> quadrant_out_of_reach(const MapSubject& subject);
std::vector<Draft> unreachable_surface_point(const MapSubject& subject);
std::vector<Draft> short_trails(const MapSubject& subject);
std::vector<Draft> single_contact(const MapSubject& subject);

}  // namespace chartroom
