// R201, R202, R206: what can be reached.
#pragma once

#include "validator/checks/catalogue.h"

namespace chartroom {

std::vector<Draft> water_in_pieces(const MapSubject& subject);
std::vector<Draft> dead_end(const MapSubject& subject);
std::vector<Draft> unreachable_surface_point(const MapSubject& subject);

}  // namespace chartroom
