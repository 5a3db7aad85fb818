// Simulates all maps of a pack in the background, one after the other: first all maps with few
// games, then with more.
#pragma once

#include <optional>
#include <vector>

#include "editor/model/verdict/live_verdict.h"

namespace chartroom::editor {

class PackVerdicts {
 public:
  // Shares the simulation of the map in front, so that results of a map are known in both.
  explicit PackVerdicts(LiveVerdict& live) : live_(live) {}

  // Sets the maps of the pack in front, after every change. Keeps the results of unchanged maps.
  void simulate(std::vector<PlayedMap> maps);
  // Call at every update while the pack is in front: goes on to the next map.
  void go_on();

  // Returns the verdict of a map by its index.
  const MapVerdict& at(std::size_t place) const { return maps_.at(place).verdict; }
  std::size_t size() const { return maps_.size(); }
  // True if this map is being simulated now.
  bool simulating(std::size_t place) const { return place == now_; }

 private:
  struct SimulatedMap {
    PlayedMap map;
    MapVerdict verdict;
  };
  void take_known(SimulatedMap& simulated) const;
  // Returns the first map with the fewest results; empty if all are done.
  std::optional<std::size_t> next() const;

  LiveVerdict& live_;
  std::vector<SimulatedMap> maps_;
  std::optional<std::size_t> now_;
};

}  // namespace chartroom::editor
