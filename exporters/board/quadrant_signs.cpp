#include "exporters/board/quadrant_signs.h"

#include <array>
#include <cmath>
#include <limits>
#include <optional>

#include "exporters/board/art/numerals.h"
#include "exporters/drawing/shapes.h"

namespace chartroom::exporters {

namespace {

constexpr double kLargeNumber = 0.4;
constexpr double kSmallNumber = 0.17;
// The distance from a point to a small number: clear of the point's mark and of any border.
constexpr double kNumberAside = 0.345;

// Returns the points with more than a dot.
maps::PointSet marked_points(const maps::Map& map) {
  maps::PointSet marked = map.surface_points();
  for (const maps::Team team : maps::kTeams) {
    const auto& start = map.starts.of(team);
    if (start && map.size.contains(*start)) marked.insert(*start);
  }
  return marked;
}

// Returns the water of a quadrant that is connected to the given point.
maps::PointSet part_with(const maps::Map& map, maps::Point first) {
  const maps::PointSet quadrant = map.quadrant(map.quadrants.at(first)) & map.water();
  maps::PointSet part{first};
  for (maps::PointSet wider; (wider = part | (part.neighbours() & quadrant)) != part;) part = wider;
  return part;
}

// Finds the emptiest place in a part of a quadrant.
class Place {
 public:
  Place(const maps::Map& map, const maps::PointSet& marked, const maps::PointSet& part)
      : map_(map), water_(part), marked_(marked) {
    for (const auto [column, row] : water_) {
      middle_.x += static_cast<double>(column) / water_.count();
      middle_.y += static_cast<double>(row) / water_.count();
    }
  }

  std::optional<QuadrantSign> sign(int quadrant) {
    double height = kLargeNumber;
    for (const maps::Point p : water_) consider_between_four(p);
    if (!found()) {
      height = kSmallNumber;
      for (const maps::Point p : water_) consider_beside(p);
    }
    if (!found()) return std::nullopt;
    return QuadrantSign{quadrant, best_, height};
  }

 private:
  bool found() const { return least_ < std::numeric_limits<double>::max(); }

  void consider(UserPoint place, int marks) {
    const double loud = std::hypot(place.x - middle_.x, place.y - middle_.y) + 0.75 * marks;
    if (loud >= least_ - 1e-9) return;
    least_ = loud;
    best_ = place;
  }

  void consider_between_four(maps::Point p) {
    const std::array<maps::Point, 4> round{
        {p, {p.column + 1, p.row}, {p.column, p.row + 1}, {p.column + 1, p.row + 1}}};
    int marks = 0;
    for (const maps::Point q : round) {
      if (!water_.contains(q)) return;
      marks += marked_.contains(q) ? 1 : 0;
    }
    consider({p.column + 0.5, p.row + 0.5}, marks);
  }

  void consider_beside(maps::Point p) {
    for (const int down : {1, -1}) {
      for (const int right : {1, -1}) {
        // Islands on both sides join by a neck across the corner.
        if (island({p.column + right, p.row}) && island({p.column, p.row + down})) continue;
        consider({p.column + kNumberAside * right, p.row + kNumberAside * down},
                 marked_.contains(p) ? 2 : 0);
      }
    }
  }

  bool island(maps::Point p) const { return map_.size.contains(p) && map_.islands.contains(p); }

  const maps::Map& map_;
  maps::PointSet water_;
  const maps::PointSet& marked_;
  UserPoint middle_;
  UserPoint best_;
  double least_ = std::numeric_limits<double>::max();
};

}  // namespace

UserBox QuadrantSign::box() const {
  const double width = height * kNumeralWidth;
  return {middle.x - width / 2, middle.y - height / 2, width, height};
}

std::vector<QuadrantSign> quadrant_signs(const maps::Map& map) {
  const maps::PointSet marked = marked_points(map);
  std::vector<QuadrantSign> signs;
  maps::PointSet rest = map.water();
  while (!rest.empty()) {
    const maps::Point first = rest.first();
    const maps::PointSet part = part_with(map, first);
    rest = rest - part;
    if (const auto sign = Place(map, marked, part).sign(map.quadrants.at(first))) {
      signs.push_back(*sign);
    }
  }
  return signs;
}

void draw_quadrant_signs(cairo_t* cr, const maps::Map& map, const BoardColours& colours) {
  for (const QuadrantSign& sign : quadrant_signs(map)) {
    // Hatching stops around a number.
    if (colours.hatched) fill_disc(cr, sign.middle, 0.78 * sign.height, colours.paper);
    set_colour(cr, colours.numeral);
    draw_numeral(cr, sign.quadrant, sign.middle, sign.height, colours.bold);
  }
}

}  // namespace chartroom::exporters
