// Thresholds that are numbers of moves.
#pragma once

#include "validator/checks/map_subject.h"

namespace chartroom::checks {

// Returns the threshold as a whole number from 1 to `most`, the limit of counting.
int moves_of(const MapSubject& subject, const Threshold& threshold, int most);

}  // namespace chartroom::checks
