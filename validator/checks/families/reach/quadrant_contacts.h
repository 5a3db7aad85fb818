// Pairs of quadrants that touch in one place only, and the check that reports them.
#pragma once

#include <vector>

#include "validator/checks/map_subject.h"

namespace chartroom::checks {

// Two quadrants whose water touches at one pair of neighbors, the smaller number first.
struct SingleContact {
  int one = 0;
  int other = 0;
  maps::Point here;   // of the one
  maps::Point there;  // of the other

  maps::PointSet points() const { return {here, there}; }
};

// Returns the contacts, sorted by the numbers of the quadrants.
std::vector<SingleContact> single_contacts(const MapSubject& subject);

// True if the contact is on the passage of a narrows. The narrows is then why the quadrants touch
// only once, and R203 reports it.
bool is_on(const CutOffPart& narrows, const SingleContact& contact);

}  // namespace chartroom::checks
