// T401 to T403: what announced moves alone tell the operator.
#pragma once

#include "validator/checks/catalogue.h"

namespace chartroom::checks {

std::vector<reports::Diagnostic> easy_to_track(const MapSubject& subject);
std::vector<reports::Diagnostic> hard_to_track(const MapSubject& subject);
std::vector<reports::Diagnostic> telling_starts(const MapSubject& subject);

}  // namespace chartroom::checks
