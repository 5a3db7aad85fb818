// Where quadrants touch in one place only, and which finding tells of it.
#pragma once

#include <vector>

#include "validator/checks/map_subject.h"

namespace chartroom::checks {

// Two quadrants whose water touches at one pair of neighbours, the smaller number first.
struct SingleContact {
  int one = 0;
  int other = 0;
  maps::Point here;   // of the one
  maps::Point there;  // of the other

  maps::PointSet points() const { return {here, there}; }
};

// By the numbers of the quadrants.
std::vector<SingleContact> single_contacts(const MapSubject& subject);

// Whether the place is on the passage of a narrows, which is then why there is no second one: the
// narrows tells of it (R203).
bool is_on(const CutOffPart& narrows, const SingleContact& contact);

}  // namespace chartroom::checks
