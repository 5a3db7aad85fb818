// Keeps the best trial of each kind of map, so that results differ: an archive by tracking, number
// of islands and shape (MAP-Elites).
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
  int shape = -1;  // index in shapes(); -1: none
  friend auto operator<=>(const Cell&, const Cell&) = default;
};

Cell cell_of(const Layout& layout);

// True if two maps differ to players in every orientation: at least `least` points of land, by
// default more than a third of the land, lie elsewhere.
bool differ(const maps::Map& a, const maps::Map& b, std::optional<int> least = {});

// Returns the number of maps to take from each cell, so that they spread over enough cells.
int room_of_cell(const Request& request);

class Archive {
 public:
  // `room`: the number of maps of a cell that may be certified.
  explicit Archive(int room) : room_(room) {}

  bool full(const Cell& cell) const;
  // Makes room for one more map of each cell.
  void widen() { ++room_; }
  // Puts the trial in its cell if it is better than the one there.
  void offer(const Trial& trial);
  // Counts a certified trial: its cell has one place less and is emptied.
  void certified(const Trial& trial);
  // Drops the trials that are `idle`.
  void forget(const std::function<bool(const Trial&)>& idle);

  // Returns a random trial to vary, weighted by its variations' chance; null if there is none.
  const Trial* any(statistics::Random& random) const;
  // Returns the number of cells with a certified map.
  int filled() const { return static_cast<int>(certified_.size()); }

 private:
  int room_;
  std::map<Cell, Trial> best_;
  std::map<Cell, int> certified_;
};

}  // namespace chartroom::generate
