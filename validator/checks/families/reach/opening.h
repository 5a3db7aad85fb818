// What findings of dead ends and pockets say of the island that would open them.
#pragma once

#include "validator/checks/check.h"
#include "validator/checks/diagnostic.h"
#include "validator/checks/map_subject.h"

namespace chartroom::checks {

// Names the best opening of the part, where there is one, in the message and as evidence.
void name_opening(const MapSubject& subject, const CutOffPart& part, Diagnostic& diagnostic);

}  // namespace chartroom::checks
