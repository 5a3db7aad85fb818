// T401 to T403: what announced moves alone tell the operator.
#pragma once

#include "validator/checks/catalogue.h"

namespace chartroom {

std::vector<Draft> easy_to_track(const MapSubject& subject);
std::vector<Draft> hard_to_track(const MapSubject& subject);
std::vector<Draft> telling_starts(const MapSubject& subject);

}  // namespace chartroom
