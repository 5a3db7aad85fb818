// Land being drawn: islands that keep their distance, so that people can tell them apart.
#pragma once

#include <cstdint>
#include <vector>

#include "maps/point_set.h"
#include "validator/statistics/random.h"

namespace chartroom::generate {

// Who draws random numbers for a candidate.
enum class Stream : std::uint32_t { plan, land, change, games, certificate, names };

// The points of a set and all that touch them, by sides or corners, on a sea of this size.
maps::PointSet with_edge(const maps::PointSet& points, maps::Size size);

// Any point of a set, which may not be empty.
maps::Point any_of(const maps::PointSet& points, statistics::Random& random);

// From `low` to `high`, both included.
int between(int low, int high, statistics::Random& random);

// The sea is all water at first. No two islands ever touch, not even by their corners: land that
// touches by corners alone looks like a checkerboard, and nobody knows whether it can be passed.
class Draft {
 public:
  // The random numbers must outlive the draft.
  Draft(maps::Size size, statistics::Random& random) : size_(size), random_(random) {}
  // The same with land that is there already, in so many islands.
  Draft(maps::Size size, const maps::PointSet& land, int islands, statistics::Random& random)
      : size_(size), random_(random), land_(land), islands_(islands) {}

  maps::Size size() const { return size_; }
  statistics::Random& random() { return random_; }
  const maps::PointSet& land() const { return land_; }
  int islands() const { return islands_; }
  // Where an island may begin.
  maps::PointSet room() const { return maps::PointSet::all(size_) - with_edge(land_, size_); }

  // An island of up to so many points that grows from here; false where it has no room.
  bool add_island(maps::Point seed, int points);
  // One of a size as players know them, small more often than large, near this place: at most
  // `reach` columns and rows away. False where there is no room.
  bool add_island_near(maps::Point place, int reach);
  // Land of a given outline, as one island; false where it would touch other land or leave no sea.
  bool add_land(const maps::PointSet& outline);

  // The size of an island as players know them.
  int island_size();

 private:
  maps::Size size_;
  statistics::Random& random_;
  maps::PointSet land_;
  int islands_ = 0;
};

}  // namespace chartroom::generate
