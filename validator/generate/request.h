// The request for new maps.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "maps/map.h"
#include "validator/generate/shapes/shape.h"
#include "validator/rules/map_input.h"
#include "validator/series/jobs.h"
#include "validator/statistics/counts.h"

namespace chartroom::generate {

using statistics::Count;

// Both ends are included.
struct Islands {
  int low = 4;
  int high = 10;
  friend bool operator==(const Islands&, const Islands&) = default;
};

// The difficulty of tracking: the mean number of possible positions after announced moves alone.
struct Tracking {
  double low = 0;
  double high = 1'000;
  bool holds(double mean_positions) const {
    return mean_positions >= low && mean_positions <= high;
  }
  friend bool operator==(const Tracking&, const Tracking&) = default;
};

inline constexpr int kTrackedMoves = 8;

enum class Borders : std::uint8_t { straight, winding };

// The most maps of one pack: there are no more distinct names.
inline constexpr int kMostMaps = 200;
inline constexpr int kMostSurfacePoints = 9;

struct Request {
  int count = 12;
  maps::Size size{10, 10};
  Islands islands;
  std::vector<maps::Theme> themes{maps::kThemes.begin(), maps::kThemes.end()};
  Tracking tracking;
  bool forced_starts = true;
  int surfacing_damage = 0;
  int surface_points = 0;  // 0 if surfacing is free, else 1 or more
  Borders borders = Borders::straight;
  std::vector<const Shape*> shapes;  // empty only with `map_to_vary`
  // The least share of land points that must fall on water under each symmetry of the sea.
  double asymmetry = 0.6;
  // The map to vary. ask_for_variations sets all that follows from it.
  std::optional<maps::Map> map_to_vary;
  Count evaluations = 20'000;  // largest number of candidates
  std::uint64_t seed = 1;
  series::Jobs jobs;
};

// Parses "easy", "middle", "hard", "9-12.5", "14"; empty for any other text. The words mean more
// positions on larger seas.
std::optional<Tracking> parse_tracking(std::string_view text, maps::Size size);

// Returns the class of a number of possible positions: 0 for easy, 1 for middle, 2 for hard.
int tracking_class(double mean_positions, maps::Size size);
std::string_view tracking_word(int tracking_class);

// Returns the map with its pack's house rules as its own, so that it plays alike without the pack.
maps::Map played_map(const rules::MapInput& input);

// Turns the request into one for variations of `map_to_vary`, which must be set.
void ask_for_variations(Request& request);

// Returns why no map can fit the request; "" if no reason is known.
std::string contradiction(const Request& request);

}  // namespace chartroom::generate
