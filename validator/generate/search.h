// Finding maps as they are asked for: draws candidates, plays them, and certifies the best.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "validator/generate/archive.h"
#include "validator/generate/certificate.h"

namespace chartroom::generate {

// A certified map; it has no name yet.
struct Found {
  Layout layout;
  Certificate certificate;
};

struct Search {
  std::vector<Found> found;
  Count candidates = 0;  // that were drawn and, where they could be drawn, played
  Count played = 0;      // of these
  Count attempts = 0;    // certificates that were tried
  Count games = 0;       // certificates' included
  int cells = 0;         // of the archive, with a certified map
  // Where a drawing failed by its tracking alone, placements as near as any to what is wished.
  std::optional<double> nearest_placements;
  // The best that was not certified.
  std::optional<Trial> nearest;
};

struct SearchHooks {
  // From one thread, after every round of candidates, and when a map was certified.
  std::function<void(const Search& so_far)> progress;
  std::function<bool()> out_of_time;        // asked between rounds
  const std::atomic<bool>* stop = nullptr;  // set from outside: what is certified is kept
};

// Until there are as many as asked, or the evaluations are used up. There must be no contradiction.
// The same request gives the same maps on any number of jobs.
Search find_maps(const Request& request, const SearchHooks& hooks = {});

}  // namespace chartroom::generate
