// Where a submarine may be, from what everybody heard: the film laid over the map.
#pragma once

#include "validator/rules/announcement.h"
#include "validator/rules/sea.h"

namespace chartroom {

// Follows one team by the announcements of both. Never loses the true point. It does not remember
// the trail, so it may keep points that only a crossing of the own trail could have reached.
template <int Words>
class Tracker {
 public:
  using Set = BasicPointSet<Words>;

  // A forced start is known to everybody. Ruling 8.
  Tracker(const Sea<Words>& sea, Team tracked);

  // Takes in what was said by either team.
  void hear(const Announcement& said);

  // The points that are not ruled out.
  const Set& candidates() const { return candidates_; }

 private:
  void hear_own(const Announcement& said);
  void hear_other(const Announcement& said);

  const Sea<Words>* sea_;
  Team tracked_;
  Set candidates_;
};

extern template class Tracker<2>;
extern template class Tracker<4>;

}  // namespace chartroom
