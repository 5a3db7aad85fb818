#include "validator/checks/families/reach/quadrant_contacts.h"

#include <iterator>

namespace chartroom::checks {
namespace {

// Returns the number of pairs of neighbors with one point here and one there.
int contacts(const maps::PointSet& here, const maps::PointSet& there) {
  int pairs = 0;
  for (const maps::Direction d : maps::kDirections) pairs += (here.shifted(d) & there).count();
  return pairs;
}

}  // namespace

std::vector<SingleContact> single_contacts(const MapSubject& subject) {
  const std::vector<Quadrant>& quadrants = subject.quadrants;
  std::vector<SingleContact> found;
  for (auto one = quadrants.begin(); one != quadrants.end(); ++one) {
    for (auto other = std::next(one); other != quadrants.end(); ++other) {
      if (contacts(one->water, other->water) != 1) continue;
      found.push_back({one->number, other->number, (one->water & other->water.neighbours()).first(),
                       (other->water & one->water.neighbours()).first()});
    }
  }
  return found;
}

bool is_on(const CutOffPart& narrows, const SingleContact& contact) {
  return !(narrows.passage & contact.points()).empty();
}

}  // namespace chartroom::checks
