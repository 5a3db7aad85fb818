// Q101 to Q106: the regions that bound torpedoes.
#pragma once

#include "validator/checks/catalogue.h"

namespace chartroom::checks {

std::vector<reports::Diagnostic> not_four_quadrants(const MapSubject& subject);
std::vector<reports::Diagnostic> quadrant_in_pieces(const MapSubject& subject);
std::vector<reports::Diagnostic> quadrant_without_water(const MapSubject& subject);
std::vector<reports::Diagnostic> uneven_quadrants(const MapSubject& subject);
std::vector<reports::Diagnostic> ragged_border(const MapSubject& subject);
std::vector<reports::Diagnostic> misnumbered_quadrants(const MapSubject& subject);

}  // namespace chartroom::checks
