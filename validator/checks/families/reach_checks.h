// R201 to R208: what can be reached, and how far.
#pragma once

#include "validator/checks/catalogue.h"

namespace chartroom::checks {

std::vector<reports::Diagnostic> water_in_pieces(const MapSubject& subject);
std::vector<reports::Diagnostic> dead_end(const MapSubject& subject);
std::vector<reports::Diagnostic> narrows(const MapSubject& subject);
std::vector<reports::Diagnostic> pocket(const MapSubject& subject);
std::vector<reports::Diagnostic> quadrant_out_of_reach(const MapSubject& subject);
std::vector<reports::Diagnostic> unreachable_surface_point(const MapSubject& subject);
std::vector<reports::Diagnostic> short_trails(const MapSubject& subject);
std::vector<reports::Diagnostic> single_contact(const MapSubject& subject);

}  // namespace chartroom::checks
