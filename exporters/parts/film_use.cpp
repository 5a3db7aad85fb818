#include "exporters/parts/film_use.h"

#include <algorithm>
#include <cstdlib>

namespace chartroom::exporters {

namespace {

FilmCross shifted(FilmCross cross, maps::Point from, maps::Point to) {
  return {cross.column + to.column - from.column, cross.row + to.row - from.row};
}

bool in_one_row(const maps::PointSet& points) {
  if (points.empty()) return false;
  const int row = points.first().row;
  return std::all_of(points.begin(), points.end(), [row](maps::Point p) { return p.row == row; });
}

// The operator's work, call by call.
class Operator {
 public:
  Operator(const maps::Map& map, const FilmGrid& grid, const HeardTrail& trail)
      : map_(map),
        grid_(grid),
        known_(trail.start_known),
        marks_(film_starts(grid, map.size,
                           known_ ? std::optional(trail.start) : std::optional<maps::Point>())),
        trail_{trail.start},
        places_(map.water()) {
    choose_mark();
  }

  void step(maps::Direction direction) {
    const bool sideways = direction == maps::Direction::left || direction == maps::Direction::right;
    std::optional<maps::Direction>& first = sideways ? sideways_ : upright_;
    if (!first) first = direction;
    trail_.push_back(next(trail_.back(), direction));
    keep_places(map_.water());
    if (!start_) choose_mark();
    if (start_ && !fits()) trace(use_.at_edge);
  }

  void told(const maps::PointSet& within) {
    keep_places(within & map_.water());
    if (known_ || placed_ || !in_one_row(within) || steps() > kFewSteps) return;
    if (start_) {
      trace(use_.early);
    } else {
      start_ = cross_over(map_.size, middle_place());
    }
    placed_ = true;
  }

  FilmUse use() const { return use_; }

 private:
  int steps() const { return static_cast<int>(trail_.size()) - 1; }

  // The first mark whose ways they have gone.
  void choose_mark() {
    for (const FilmStart& mark : marks_) {
      const bool meant = (!mark.sideways || mark.sideways == sideways_) &&
                         (!mark.upright || mark.upright == upright_);
      if (meant && !start_) start_ = mark.cross;
    }
  }

  bool fits() const {
    return std::all_of(trail_.begin(), trail_.end(), [this](maps::Point p) {
      return grid_.contains(shifted(*start_, trail_.front(), p));
    });
  }

  // Keeps the starts from which the trail ends in the set.
  void keep_places(const maps::PointSet& ends) {
    const maps::Point first = trail_.front();
    const maps::Point last = trail_.back();
    const maps::PointSet before = places_;
    for (const maps::Point place : before) {
      const maps::Point end{place.column + last.column - first.column,
                            place.row + last.row - first.row};
      if (!map_.size.contains(end) || !ends.contains(end)) places_.erase(place);
    }
  }

  // The place that is nearest to the middle of all that are left; of two the lower, since the film
  // reaches farther below the board than above.
  maps::Point middle_place() const {
    int left = maps::kMaxSide;
    int right = 0;
    int top = maps::kMaxSide;
    int bottom = 0;
    for (const maps::Point p : places_) {
      left = std::min<int>(left, p.column);
      right = std::max<int>(right, p.column);
      top = std::min<int>(top, p.row);
      bottom = std::max<int>(bottom, p.row);
    }
    const auto away = [&](maps::Point p) {
      return std::abs(2 * p.row - top - bottom) * 2 * maps::kMaxSide +
             std::abs(2 * p.column - left - right);
    };
    maps::Point middle = places_.first();
    for (const maps::Point p : places_) {
      if (away(p) <= away(middle)) middle = p;
    }
    return middle;
  }

  void trace(int& count) {
    const std::optional<FilmCross> before = start_;
    start_ = cross_over(map_.size, middle_place());
    placed_ = true;
    if (start_ == before) return;
    ++count;
    use_.traced += steps();
  }

  const maps::Map& map_;
  const FilmGrid& grid_;
  bool known_;
  std::vector<FilmStart> marks_;
  std::optional<maps::Direction> sideways_;  // the first way of theirs
  std::optional<maps::Direction> upright_;
  std::vector<maps::Point> trail_;
  std::optional<FilmCross> start_;  // at which the trail's start is drawn; not yet
  bool placed_ = false;             // it is drawn on a place of theirs
  maps::PointSet places_;           // the starts that explain all that was heard
  FilmUse use_;
};

}  // namespace

FilmUse film_use(const maps::Map& map, const FilmGrid& grid, const HeardTrail& trail) {
  Operator at_work(map, grid, trail);
  for (const HeardCall& call : trail.calls) {
    if (call.step) {
      at_work.step(*call.step);
    } else {
      at_work.told(call.within);
    }
  }
  return at_work.use();
}

bool stays_on(const FilmGrid& grid, FilmCross start, const HeardTrail& trail) {
  maps::Point at = trail.start;
  for (const HeardCall& call : trail.calls) {
    if (call.step) at = next(at, *call.step);
    if (!grid.contains(shifted(start, trail.start, at))) return false;
  }
  return true;
}

}  // namespace chartroom::exporters
