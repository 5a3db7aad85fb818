// The tracker again, slow and plain: every pair of a point and a trail is separate, in absolute
// points. It shares no code with validator/play/tracking/tracker.cpp, and tests compare the two.
#pragma once

#include <map>
#include <set>
#include <utility>

#include "maps/map.h"
#include "validator/rules/announcement.h"

namespace chartroom::play::plain {
using namespace maps;
using namespace rules;

// The submarine's point, and the points of its trail.
using Pair = std::pair<Point, std::set<Point>>;

class Film {
 public:
  Film(const Map& map, Team tracked) : map_(map), tracked_(tracked) {
    for (const Point p : map.water()) {
      const auto& forced = map.starts.of(tracked);
      if (!forced || *forced == p) pairs_[{p, {p}}] = 1;
    }
  }

  // Each pair with the number of courses that lead to it.
  const std::map<Pair, double>& pairs() const { return pairs_; }

  void hear(const Announcement& said) {
    if (said.team == tracked_) {
      hear_own(said);
    } else if (said.kind == ActionKind::sonar) {
      keep([&](Point p) { return (said.axis == Axis::row ? p.row : p.column) == said.line; });
    } else if (said.kind == ActionKind::torpedo) {
      keep([&](Point p) { return (p == said.point) == said.hit; });
    }
  }

 private:
  void hear_own(const Announcement& said) {
    if (said.kind == ActionKind::navigate) {
      go({said.direction});
    } else if (said.kind == ActionKind::silence) {
      go({Direction::up, Direction::down, Direction::left, Direction::right});
    } else if (said.kind == ActionKind::torpedo) {
      keep([&](Point p) {
        return map_.is_water(said.point) && map_.quadrants.at(p) == map_.quadrants.at(said.point) &&
               (p == said.point) == said.self;
      });
    } else if (said.kind == ActionKind::surface) {
      const bool free = !map_.surfacing || map_.surfacing->safe.contains(said.point);
      keep([&](Point p) { return p == said.point && said.self != free; });
      if (!pairs_.empty()) pairs_ = {{Pair{said.point, {said.point}}, 1.0}};
    }
  }

  void go(const std::vector<Direction>& directions) {
    std::map<Pair, double> after;
    for (const auto& [pair, courses] : pairs_) {
      for (const Direction direction : directions) {
        const Point to = next(pair.first, direction);
        if (!map_.is_water(to) || pair.second.count(to)) continue;
        Pair longer{to, pair.second};
        longer.second.insert(to);
        after[longer] += courses;
      }
    }
    pairs_ = after;
  }

  template <class Fits>
  void keep(Fits fits) {
    for (auto it = pairs_.begin(); it != pairs_.end();) {
      it = fits(it->first.first) ? std::next(it) : pairs_.erase(it);
    }
  }

  Map map_;
  Team tracked_;
  std::map<Pair, double> pairs_;
};

}  // namespace chartroom::play::plain
