// Finds maps for a request: draws candidates, plays them, and certifies the best.
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
  Count candidates = 0;  // drawn candidates, successfully or not
  Count played = 0;      // candidates that were played
  Count attempts = 0;    // certificates tried
  Count games = 0;       // games, including certificates' games
  int cells = 0;         // cells of the archive with a certified map
  // The number of possible positions nearest to the request among drawings that failed by it alone.
  std::optional<double> nearest_positions;
  // The best trial without a certificate.
  std::optional<Trial> nearest;
};

struct SearchHooks {
  // Called from one thread, after every round of candidates and after each certified map.
  std::function<void(const Search& so_far)> progress;
  std::function<bool()> out_of_time;        // called between rounds
  const std::atomic<bool>* stop = nullptr;  // set from outside; certified maps are kept
};

// Searches until it has enough maps or has used up the evaluations. The request must have no
// contradiction. Equal requests give equal maps on any number of jobs.
Search find_maps(const Request& request, const SearchHooks& hooks = {});

}  // namespace chartroom::generate
