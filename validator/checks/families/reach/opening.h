// Islands that would open a part of the sea, for findings and their fixes.
#pragma once

#include "validator/checks/check.h"
#include "validator/checks/diagnostic.h"
#include "validator/checks/map_subject.h"

namespace chartroom::checks {

// Adds the best opening of the part, if there is one, to the message and the evidence.
void name_opening(const MapSubject& subject, const CutOffPart& part, Diagnostic& diagnostic);

// Adds a fix that opens the islands, if there are any.
void add_channel(const maps::PointSet& islands, std::vector<Fix>& fixes);

// Returns the other fixes of a part that one point shuts: a second way out, from its far end if
// that is possible; or the part filled, if it has no start or surface point.
std::vector<Fix> open_or_fill(const MapSubject& subject, const maps::PointSet& part);

}  // namespace chartroom::checks
