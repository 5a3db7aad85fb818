#include "validator/play/tracking/tracker.h"

#include <algorithm>

#include "validator/play/tracking/sea_lines.h"

namespace chartroom::play {
namespace {

// Extends `before` by one step to heads that are not empty. Returns false and leaves `after`, which
// may be the same object, if the trail crosses itself.
template <int Words>
inline bool step(const Hypothesis<Words>& before, maps::Direction direction,
                 const maps::BasicPointSet<Words>& heads, Hypothesis<Words>& after) {
  const int head = before.head + maps::BasicPointSet<Words>::step(direction);
  if (head < 0) {
    // The new point comes before the first one of the shape, so it becomes the first one.
    after.trail = before.trail.moved_up(-head);
    after.trail.insert_cell(0);
    after.head = 0;
  } else {
    if (before.trail.contains_cell(head)) return false;
    after.trail = before.trail;
    after.trail.insert_cell(head);
    after.head = head;
  }
  after.heads = heads;
  after.weight = before.weight;
  return true;
}

template <int Words>
bool same_trail(const Hypothesis<Words>& a, const Hypothesis<Words>& b) {
  return a.head == b.head && a.trail == b.trail;
}

struct TrailOrder {
  template <int Words>
  bool operator()(const Hypothesis<Words>& a, const Hypothesis<Words>& b) const {
    if (a.head != b.head) return a.head < b.head;
    for (int i = 0; i < Words; ++i) {
      const auto w = static_cast<std::size_t>(i);
      if (a.trail.words()[w] != b.trail.words()[w]) return a.trail.words()[w] < b.trail.words()[w];
    }
    return false;
  }
};

// Adds a hypothesis to those of its trail, [first, end of the vector), which share no placement: at
// common placements, the courses add up.
template <int Words>
void add_to_trail(std::vector<Hypothesis<Words>>& trails, std::size_t first, Hypothesis<Words> h) {
  const std::size_t end = trails.size();
  for (std::size_t i = first; i < end && !h.heads.empty(); ++i) {
    const auto shared = trails[i].heads & h.heads;
    if (shared.empty()) continue;
    h.heads -= shared;
    if (shared == trails[i].heads) {
      trails[i].weight += h.weight;
      continue;
    }
    trails[i].heads -= shared;
    Hypothesis<Words> both = trails[i];
    both.heads = shared;
    both.weight += h.weight;
    trails.push_back(both);
  }
  if (!h.heads.empty()) trails.push_back(h);
}

}  // namespace

template <int Words>
Tracker<Words>::Tracker(const rules::Sea<Words>& sea, maps::Team tracked, std::size_t limit)
    : sea_(&sea), tracked_(tracked), limit_(limit) {
  const auto& forced = sea.starts().of(tracked);
  begin_at(forced ? Set{*forced} & sea.water() : sea.water());
}

template <int Words>
void Tracker<Words>::begin_at(const Set& points) {
  trails_.clear();
  candidates_ = points;
  exact_ = true;
  if (points.empty()) return;
  Hypothesis<Words> start;
  start.trail.insert_cell(0);
  start.heads = points;
  trails_.push_back(start);
}

template <int Words>
void Tracker<Words>::hear(const rules::Announcement& said) {
  if (said.team == tracked_) {
    hear_own(said);
  } else {
    hear_other(said);
  }
}

template <int Words>
void Tracker<Words>::hear_own(const rules::Announcement& said) {
  switch (said.kind) {
    case rules::ActionKind::navigate:
      navigate(said.direction);
      break;
    case rules::ActionKind::silence:
      fork();
      break;
    case rules::ActionKind::sonar:
      break;
    case rules::ActionKind::torpedo: {
      // A torpedo reveals its quadrant, and whether its owner was on the target.
      Set points = sea_->targets(sea_->quadrant(Set::cell(said.point)));
      // Ruling 3: no torpedo can target an island, so no position fits.
      const bool water = points.contains(said.point);
      if (said.self || !water) {
        points &= Set{said.point};
      } else {
        points.erase(said.point);
      }
      keep(points);
      break;
    }
    case rules::ActionKind::surface: {
      // Without a candidate an earlier line was misheard; the exact point corrects it.
      const bool lost = candidates_.empty();
      // The damage must be the cost of surfacing there.
      const bool free = sea_->safe().contains(said.point);
      const Set point = free == said.self ? Set{} : Set{said.point};
      begin_at(point & (lost ? sea_->water() : candidates_));
      break;
    }
  }
}

template <int Words>
void Tracker<Words>::hear_other(const rules::Announcement& said) {
  if (said.kind == rules::ActionKind::sonar) {
    keep(kSeaLines<Words>.line(said.axis, said.line));
  } else if (said.kind == rules::ActionKind::torpedo) {
    Set points{said.point};
    if (!said.hit) points = candidates_ - points;
    keep(points);
  }
}

template <int Words>
template <class Stays>
void Tracker<Words>::retain(Stays stays) {
  candidates_ = {};
  std::size_t kept = 0;
  for (Hypothesis<Words>& h : trails_) {
    if (!stays(h)) continue;
    candidates_ |= h.heads;
    if (&trails_[kept] != &h) trails_[kept] = h;
    ++kept;
  }
  trails_.resize(kept);
}

template <int Words>
void Tracker<Words>::navigate(maps::Direction direction) {
  const Set& water = sea_->water();
  retain([direction, &water](Hypothesis<Words>& h) {
    const Set heads = h.heads.shifted(direction) & water;
    return !heads.empty() && step(h, direction, heads, h);
  });
}

template <int Words>
void Tracker<Words>::fork() {
  forks_.clear();
  for (const Hypothesis<Words>& h : trails_) {
    for (const maps::Direction direction : maps::kDirections) {
      const Set heads = h.heads.shifted(direction) & sea_->water();
      if (heads.empty()) continue;
      if (!step(h, direction, heads, forks_.emplace_back())) forks_.pop_back();
    }
  }
  const bool several = trails_.size() > 1;
  trails_.swap(forks_);
  // Different courses can draw one trail, but forks of one trail cannot meet. (An announced step
  // never merges two trails: undo it, and they would have been equal.)
  if (several) merge();
  // Copies of a tracker need no leftovers of the fork.
  forks_.clear();
  if (trails_.size() > limit_) forget_trails();
  look_for_candidates();
}

template <int Words>
void Tracker<Words>::merge() {
  std::sort(trails_.begin(), trails_.end(), TrailOrder{});
  forks_.clear();
  std::size_t first = 0;
  for (const Hypothesis<Words>& h : trails_) {
    if (!forks_.empty() && !same_trail(forks_.back(), h)) first = forks_.size();
    add_to_trail(forks_, first, h);
  }
  trails_.swap(forks_);
}

template <int Words>
void Tracker<Words>::forget_trails() {
  look_for_candidates();
  begin_at(candidates_);
  exact_ = false;
}

template <int Words>
void Tracker<Words>::keep(const Set& points) {
  retain([&points](Hypothesis<Words>& h) {
    h.heads &= points;
    return !h.heads.empty();
  });
}

template <int Words>
void Tracker<Words>::look_for_candidates() {
  candidates_ = {};
  for (const Hypothesis<Words>& h : trails_) candidates_ |= h.heads;
}

template <int Words>
int Tracker<Words>::hypotheses() const {
  int count = 0;
  for (std::size_t i = 0; i < trails_.size(); ++i) {
    if (i == 0 || !same_trail(trails_[i - 1], trails_[i])) ++count;
  }
  return count;
}

template <int Words>
double Tracker<Words>::probability(maps::Point point) const {
  double here = 0;
  double all = 0;
  for (const Hypothesis<Words>& h : trails_) {
    all += h.weight * h.heads.count();
    if (h.heads.contains(point)) here += h.weight;
  }
  return all > 0 ? here / all : 0;
}

template class Tracker<2>;
template class Tracker<4>;

}  // namespace chartroom::play
