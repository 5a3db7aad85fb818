// What has been found, by how hard it is to track, its number of islands and its shape, so that
// what comes out differs: an archive of the best in each cell (MAP-Elites).
#pragma once

#include <compare>
#include <functional>
#include <map>
#include <optional>

#include "validator/generate/trial.h"

namespace chartroom::generate {

struct Cell {
  int tracking = 0;  // tracking_class
  int islands = 0;
  int shape = -1;  // by the table; -1: none
  friend auto operator<=>(const Cell&, const Cell&) = default;
};

Cell cell_of(const Layout& layout);

// Whether two maps are different ones to players, however they are turned: over a third of the land
// lies elsewhere, or `least` points where that is asked.
bool differ(const maps::Map& a, const maps::Map& b, std::optional<int> least = {});

// How many maps of each cell a search takes: its maps are to be spread over the cells that there
// are, or over as many of them as are enough.
int room_of_cell(const Request& request);

class Archive {
 public:
  // So many maps of a cell may be certified.
  explicit Archive(int room) : room_(room) {}

  bool full(const Cell& cell) const;
  // Makes room for one more map of each cell.
  void widen() { ++room_; }
  // The trial takes its cell's place, where it is better.
  void offer(const Trial& trial);
  // The trial was certified: its cell has room for one less, and begins anew.
  void certified(const Trial& trial);
  // Drops those from which nothing is to be gained any more.
  void forget(const std::function<bool(const Trial&)>& idle);

  // Any trial to go on from, as often as its variations are likely to be certified; null where
  // there is none.
  const Trial* any(statistics::Random& random) const;
  // Cells with a certified map.
  int filled() const { return static_cast<int>(certified_.size()); }

 private:
  int room_;
  std::map<Cell, Trial> best_;
  std::map<Cell, int> certified_;
};

}  // namespace chartroom::generate
