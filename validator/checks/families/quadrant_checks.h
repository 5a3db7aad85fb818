// Q101 to Q106: the regions that bound torpedoes.
#pragma once

#include "validator/checks/catalogue.h"

namespace chartroom::checks {

std::vector<reports::Draft> not_four_quadrants(const MapSubject& subject);
std::vector<reports::Draft> quadrant_in_pieces(const MapSubject& subject);
std::vector<reports::Draft> quadrant_without_water(const MapSubject& subject);
std::vector<reports::Draft> uneven_quadrants(const MapSubject& subject);
std::vector<reports::Draft> ragged_border(const MapSubject& subject);
std::vector<reports::Draft> misnumbered_quadrants(const MapSubject& subject);

}  // namespace chartroom::checks
