// Draws land: islands that keep their distance, so that players can tell them apart.
#pragma once

#include <cstdint>
#include <vector>

#include "maps/point_set.h"
#include "validator/statistics/random.h"

namespace chartroom::generate {

// The streams of random numbers of a candidate.
enum class Stream : std::uint32_t { plan, land, change, games, certificate, names };

// Returns the points and all that touch them by sides or corners, on a sea of this size.
maps::PointSet with_edge(const maps::PointSet& points, maps::Size size);

// Returns a random point of a set that is not empty.
maps::Point any_of(const maps::PointSet& points, statistics::Random& random);

// Returns a random number from `low` to `high`, both included.
int between(int low, int high, statistics::Random& random);

// Begins with water only. No two islands touch, not even at corners: land that touches at corners
// looks like a checkerboard, and players can't tell if it can be passed.
class Draft {
 public:
  // The random numbers must outlive the draft.
  Draft(maps::Size size, statistics::Random& random) : size_(size), random_(random) {}
  // Begins with land that is already there, of `islands` islands.
  Draft(maps::Size size, const maps::PointSet& land, int islands, statistics::Random& random)
      : size_(size), random_(random), land_(land), islands_(islands) {}

  maps::Size size() const { return size_; }
  statistics::Random& random() { return random_; }
  const maps::PointSet& land() const { return land_; }
  int islands() const { return islands_; }
  // Returns the points where an island may begin.
  maps::PointSet room() const { return maps::PointSet::all(size_) - with_edge(land_, size_); }

  // Adds an island of up to `points` points that grows from `seed`; false if it has no room.
  bool add_island(maps::Point seed, int points);
  // Adds an island of random size within `reach` columns and rows; false if there is no room.
  bool add_island_near(maps::Point place, int reach);
  // Adds one island of this outline; false if it would touch other land or leave no sea.
  bool add_land(const maps::PointSet& outline);

  // Returns a random size of an island, small more often than large.
  int island_size();

 private:
  maps::Size size_;
  statistics::Random& random_;
  maps::PointSet land_;
  int islands_ = 0;
};

}  // namespace chartroom::generate
