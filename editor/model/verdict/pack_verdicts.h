// Judges all maps of a pack in the background, one after the other: each map with few games first,
// then each with more.
#pragma once

#include <optional>
#include <vector>

#include "editor/model/verdict/live_verdict.h"

namespace chartroom::editor {

class PackVerdicts {
 public:
  // Has them judged by what judges the map in front while that is a map: what is found out of a map
  // here is known there, and the other way round.
  explicit PackVerdicts(LiveVerdict& live) : live_(live) {}

  // The maps of the pack in front, after every change. What is known of a map that is as it was
  // stays.
  void judge(std::vector<PlayedMap> maps);
  // Call whenever there is news while the pack is in front: goes on to the next map.
  void go_on();

  // Of the map of that place.
  const MapVerdict& at(std::size_t place) const { return maps_.at(place).verdict; }
  std::size_t size() const { return maps_.size(); }
  // Whether it is the one that is judged now.
  bool judging(std::size_t place) const { return place == now_; }

 private:
  struct Judged {
    PlayedMap map;
    MapVerdict verdict;
  };
  void take_known(Judged& judged) const;
  // The first of those that were judged least; nothing where all are done.
  std::optional<std::size_t> next() const;

  LiveVerdict& live_;
  std::vector<Judged> maps_;
  std::optional<std::size_t> now_;
};

}  // namespace chartroom::editor
