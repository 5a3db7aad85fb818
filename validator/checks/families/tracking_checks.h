// T401 to T403: what announced moves alone tell the operator.
#pragma once

#include "validator/checks/catalogue.h"

namespace chartroom::checks {

std::vector<reports::Draft> easy_to_track(const MapSubject& subject);
std::vector<reports::Draft> hard_to_track(const MapSubject& subject);
std::vector<reports::Draft> telling_starts(const MapSubject& subject);

}  // namespace chartroom::checks
