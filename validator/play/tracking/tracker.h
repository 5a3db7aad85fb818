// Where a submarine may be, from what everybody heard: the film laid over the map.
#pragma once

#include <vector>

#include "validator/rules/announcement.h"
#include "validator/rules/sea.h"

namespace chartroom::play {

// One trail that explains what was heard, with every place where it fits. This is the drawing on
// the transparency: a shape, and the ways to lay it on the map.
template <int Words>
struct Hypothesis {
  using Set = maps::BasicPointSet<Words>;

  // The shape: cells counted from its first one in reading order, which is cell 0. A shape that
  // fits on the map is no wider than the map, so no two of its cells share a number.
  Set trail;
  int head = 0;       // where in the shape the submarine is
  Set heads;          // where on the map it is: one point for each placement; never empty
  double weight = 1;  // how many courses (of announced and silent steps) drew this trail

  friend bool operator==(const Hypothesis&, const Hypothesis&) = default;
};

// Follows one team by the announcements of both, exactly: the set of all pairs of a point and a
// trail that explain everything heard (rulings 8 and 9). It never loses the true pair and keeps no
// refuted one, up to kMaxHypotheses trails; past these it forgets the trails, keeps the points, and
// may from then on count points that only a crossing of the own trail could have reached. `exact`
// says so; the next surfacing makes it exact again.
template <int Words>
class Tracker {
 public:
  using Set = maps::BasicPointSet<Words>;
  static constexpr std::size_t kMaxHypotheses = 65'536;

  // A forced start is known to everybody. The sea must outlive the tracker.
  Tracker(const rules::Sea<Words>& sea, maps::Team tracked, std::size_t limit = kMaxHypotheses);

  // Takes in what was said by either team. After an announcement that nothing explains there are no
  // candidates until the tracked team surfaces, at the damage that this costs there.
  void hear(const rules::Announcement& said);

  // The points that are not ruled out.
  const Set& candidates() const { return candidates_; }
  bool exact() const { return exact_; }
  // How many different trails are left, each with one placement or more.
  int hypotheses() const;
  // The number of courses that end on a point, of those that end anywhere: its probability, when
  // each legal course is as likely as any other.
  double probability(maps::Point point) const;

  // All trails; those of one shape stand together and share no placement.
  const std::vector<Hypothesis<Words>>& trails() const { return trails_; }

 private:
  void hear_own(const rules::Announcement& said);
  void hear_other(const rules::Announcement& said);
  void begin_at(const Set& points);
  void navigate(maps::Direction direction);
  void fork();
  void merge();
  void forget_trails();
  // Keeps the placements whose head is in the set.
  void keep(const Set& points);
  // Keeps the trails that `stays` (which may change them) says stay, and finds the candidates.
  template <class Stays>
  void retain(Stays stays);
  void look_for_candidates();

  const rules::Sea<Words>* sea_;
  maps::Team tracked_;
  std::size_t limit_;
  bool exact_ = true;
  Set candidates_;
  std::vector<Hypothesis<Words>> trails_;
  std::vector<Hypothesis<Words>> forks_;  // kept between calls for its memory
};

extern template class Tracker<2>;
extern template class Tracker<4>;

}  // namespace chartroom::play
