// Q101 to Q103: the regions that bound torpedoes.
#pragma once

#include "validator/checks/catalogue.h"

namespace chartroom {

std::vector<Draft> not_four_quadrants(const MapSubject& subject);
std::vector<Draft> quadrant_in_pieces(const MapSubject& subject);
std::vector<Draft> quadrant_without_water(const MapSubject& subject);

}  // namespace chartroom
