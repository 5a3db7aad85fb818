// Keeps the best trial of each kind of map, so that results differ: an archive by tracking, number
// of islands and shape (MAP-Elites).
#pragma once

#include <compare>
#include <functional>
#include <map>
#include <optional>

#include "validator/generate/trial.h"

namespace chartroom::generate {

// A kind of map: maps in one cell are equally hard to track and have as many islands in one shape.
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
int maps_per_cell(const Request& request);

// A trial is certified when fresh games have confirmed that its map is fair (certificate.h).
class Archive {
 public:
  // `maps_per_cell`: the number of maps of a cell that may be certified.
  explicit Archive(int maps_per_cell) : maps_per_cell_(maps_per_cell) {}

  bool full(const Cell& cell) const;
  // Makes room for one more map of each cell.
  void widen() { ++maps_per_cell_; }
  // Puts the trial in its cell if it is better than the one there.
  void offer(const Trial& trial);
  // Counts a certified trial: its cell has one place less and is emptied.
  void count_certified(const Trial& trial);
  // Drops the trials that are `hopeless`: they cannot lead to another map.
  void drop_if(const std::function<bool(const Trial&)>& hopeless);

  // Returns a random trial to vary, weighted by its variations' chance; null if there is none.
  const Trial* random_trial(statistics::Random& random) const;
  // Returns the number of cells with a certified map.
  int filled() const { return static_cast<int>(certified_.size()); }

 private:
  int maps_per_cell_;
  std::map<Cell, Trial> best_;
  std::map<Cell, int> certified_;
};

}  // namespace chartroom::generate
