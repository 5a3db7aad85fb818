// A submarine's possible positions by all announcements: the film laid over the map.
#pragma once

#include <vector>

#include "validator/rules/announcement.h"
#include "validator/rules/sea.h"

namespace chartroom::play {

// One trail that fits the announcements, with all its placements: a drawing on the film and the
// ways to lay it on the map.
template <int Words>
struct Hypothesis {
  using Set = maps::BasicPointSet<Words>;

  // The shape's cells, counted from its first one in reading order, cell 0. A shape that fits on
  // the map is no wider than the map, so no two of its cells share a number.
  Set trail;
  int head = 0;       // the submarine's cell in the shape
  Set heads;          // the submarine's points on the map, one for each placement;
  double weight = 1;  // number of courses (of announced and silent steps) that drew this trail

  friend bool operator==(const Hypothesis&, const Hypothesis&) = default;
};

// Tracks one team exactly by the announcements of both: keeps all pairs of a point and a trail that
// fit them (rulings 8 and 9). It never loses the true pair and keeps no refuted one. Past
// kMaxHypotheses trails it forgets the trails and keeps the points; it may then keep points that
// only a crossing of the own trail could reach. `exact` is false until the next surfacing.
template <int Words>
class Tracker {
 public:
  using Set = maps::BasicPointSet<Words>;
  static constexpr std::size_t kMaxHypotheses = 65'536;

  // Begins at a forced start, or at any water. The sea must outlive the tracker.
  Tracker(const rules::Sea<Words>& sea, maps::Team tracked, std::size_t limit = kMaxHypotheses);

  // Takes in an announcement of either team. After one that no position fits there are no
  // candidates until the tracked team surfaces with the damage that its point costs.
  void hear(const rules::Announcement& said);

  // The possible positions.
  const Set& candidates() const { return candidates_; }
  bool exact() const { return exact_; }
  // Returns the number of different trails left, each with one placement or more.
  int hypotheses() const;
  // Returns the share of courses that end on a point: its probability if all are equally likely.
  double probability(maps::Point point) const;

  // All trails; trails of one shape are adjacent and share no placement.
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
  // Keeps the trails for which `stays` (which may change them) is true, and finds the candidates.
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
