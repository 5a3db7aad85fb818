// Replays what the rules say to do at the edge of the film against the exact tracker.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <random>
#include <set>
#include <utility>
#include <vector>

#include "exporters/parts/film_grid.h"
#include "exporters/parts/sheet_layout.h"
#include "maps/map_edit.h"
#include "validator/play/tracking/tracking.h"

namespace chartroom::exporters {
using namespace maps;
using namespace rules;
namespace {

// A way over the map: from a cross to a point.
struct Slide {
  int columns = 0;
  int rows = 0;
};

// A film in the hand of an operator who draws every way of a silence.
class DrawnFilm {
 public:
  DrawnFilm(const Map& map, const FilmGrid& grid, unsigned seed)
      : map_(map), grid_(grid), random_(seed), trails_{{film_start(grid, {})}} {}

  void draw(ActionKind kind, Direction called) {
    std::vector<Trail> longer;
    for (const Trail& trail : trails_) {
      for (const Direction way : kDirections) {
        if (kind == ActionKind::navigate && way != called) continue;
        const Point from{trail.back().column, trail.back().row};
        const Point to = next(from, way);
        const FilmCross cross{to.column, to.row};
        if (std::ranges::find(trail, cross) != trail.end()) continue;
        longer.push_back(trail);
        longer.back().push_back(cross);
      }
    }
    // Crosses out the ends that no longer fit anywhere.
    std::erase_if(longer, [this](const Trail& trail) { return slides(trail).empty(); });
    trails_ = std::move(longer);
    if (!on_film({})) make_room();
  }

  PointSet positions() const {
    PointSet found;
    for (const Trail& trail : trails_) {
      for (const Slide slide : slides(trail)) found.insert(under(trail.back(), slide));
    }
    return found;
  }

  int redrawn() const { return redrawn_; }

 private:
  using Trail = std::vector<FilmCross>;

  static Point under(FilmCross cross, Slide slide) {
    return {cross.column + slide.columns, cross.row + slide.rows};
  }

  // Returns the positions of the film in which a trail fits on the map.
  std::vector<Slide> slides(const Trail& trail) const {
    std::vector<Slide> found;
    for (const Point p : map_.water()) {
      const Slide slide{p.column - trail.back().column, p.row - trail.back().row};
      if (std::ranges::all_of(
              trail, [&](FilmCross cross) { return map_.is_water(under(cross, slide)); })) {
        found.push_back(slide);
      }
    }
    return found;
  }

  // True if everything is on the film after it is traced back from this slide.
  bool on_film(Slide slide) const {
    return std::ranges::all_of(trails_, [&](const Trail& trail) {
      return std::ranges::all_of(trail, [&](FilmCross cross) {
        const Point at = under(cross, slide);
        return grid_.contains({at.column, at.row});
      });
    });
  }

  // Slides the film until a trail with its next point fits on the map, traces everything onto the
  // map, and back onto the aligned film.
  void make_room() {
    std::vector<Slide> possible;
    for (const Trail& trail : trails_) {
      for (const Slide slide : slides(trail)) {
        if (on_film(slide)) possible.push_back(slide);
      }
    }
    ASSERT_FALSE(possible.empty());
    const Slide slide = possible[random_() % possible.size()];
    for (Trail& trail : trails_) {
      for (FilmCross& cross : trail) {
        const Point at = under(cross, slide);
        cross = {at.column, at.row};
      }
    }
    ++redrawn_;
  }

  const Map& map_;
  FilmGrid grid_;
  std::mt19937 random_;
  std::vector<Trail> trails_;
  int redrawn_ = 0;
};

// A submarine that mostly goes straight on, so that its trails are long.
class Submarine {
 public:
  Submarine(const Map& map, unsigned seed) : map_(map), random_(seed) {
    const std::vector<Point> water(map.water().begin(), map.water().end());
    trail_.push_back(water[random_() % water.size()]);
    way_ = kDirections[random_() % kDirections.size()];
  }

  // Returns nothing if no way is open.
  std::optional<Direction> go() {
    std::vector<Direction> open;
    for (const Direction way : kDirections) {
      const Point to = next(trail_.back(), way);
      if (map_.is_water(to) && std::ranges::find(trail_, to) == trail_.end()) open.push_back(way);
    }
    if (open.empty()) return std::nullopt;
    const bool straight = std::ranges::find(open, way_) != open.end() && random_() % 8 != 0;
    if (!straight) way_ = open[random_() % open.size()];
    trail_.push_back(next(trail_.back(), way_));
    return way_;
  }

  Point at() const { return trail_.back(); }

 private:
  const Map& map_;
  std::mt19937 random_;
  std::vector<Point> trail_;
  Direction way_{};
};

Map sea_with_islands(int side, unsigned seed) {
  Map map = blank_map({side, side}, "sea", "Sea");
  std::mt19937 random(seed);
  for (const Point p : map.points()) {
    if (random() % 16 == 0) map.islands.insert(p);
  }
  return map;
}

// Returns how often the trail left the film.
int replay(const Map& map, unsigned seed) {
  constexpr int kMostSteps = 60;
  constexpr int kMostSilences = 3;
  const FilmGrid grid = film_grid(operator_board(map, usual_film_pitch(map)), kSmallFrame, {});
  DrawnFilm film(map, grid, seed);
  Submarine enemy(map, seed);
  const auto tracking = play::make_tracking(map, rulebook_for(map), Team::green, false);
  int silences = 0;
  for (int step = 1; step <= kMostSteps; ++step) {
    const std::optional<Direction> way = enemy.go();
    if (!way) break;
    Announcement said;
    said.team = Team::green;
    said.direction = *way;
    const bool silent = step % 10 == 0 && silences < kMostSilences;
    silences += silent ? 1 : 0;
    said.kind = silent ? ActionKind::silence : ActionKind::navigate;
    const play::Knowledge known = tracking->hear({{}, HeardKind::announcement, said});
    film.draw(said.kind, *way);
    if (testing::Test::HasFatalFailure()) return film.redrawn();
    const PointSet positions = film.positions();
    EXPECT_TRUE(positions.contains(enemy.at())) << map.size.columns << " " << seed;
    PointSet exact;
    for (const Point p : known.points) exact.insert(p);
    EXPECT_EQ(positions, exact) << map.size.columns << " " << seed << " step " << step;
  }
  return film.redrawn();
}

TEST(FilmEdge, LosesNoPossiblePositionAndAddsNone) {
  constexpr unsigned kTrails = CHARTROOM_NIGHTLY ? 1'000 : 60;
  for (int side = 11; side <= kMaxSide; ++side) {
    int redrawn = 0;
    for (unsigned seed = 0; seed < kTrails && !HasFailure(); ++seed) {
      redrawn += replay(sea_with_islands(side, seed), seed);
    }
    if (side > 12) {
      EXPECT_GT(redrawn, 0) << side;
    }
  }
}

}  // namespace
}  // namespace chartroom::exporters
