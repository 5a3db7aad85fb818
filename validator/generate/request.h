// What maps are asked for.
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

// How hard maps are to track: the mean number of placements that announced moves alone leave open.
struct Tracking {
  double low = 0;
  double high = 1'000;
  bool holds(double placements) const { return placements >= low && placements <= high; }
  friend bool operator==(const Tracking&, const Tracking&) = default;
};

inline constexpr int kTrackedMoves = 8;

enum class Borders : std::uint8_t { straight, winding };

// No pack has more maps, and word lists have a name for each.
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
  int surface_points = 0;  // none where surfacing costs nothing
  Borders borders = Borders::straight;
  std::vector<const Shape*> shapes;  // never empty, but with `like`
  // For each symmetry of the sea, at least this share of the points of land falls on water.
  double asymmetry = 0.6;
  // Its variations are asked for: size, quadrants and whether there are forced starts are its own.
  std::optional<maps::Map> like;
  Count evaluations = 20'000;  // candidates that are drawn and played at most
  std::uint64_t seed = 1;
  series::Jobs jobs;
};

// "easy", "middle", "hard", "9-12.5", "14"; nothing for any other text. What the words mean grows
// with the sea.
std::optional<Tracking> parse_tracking(std::string_view text, maps::Size size);

// The three words in turn, from the easiest: in which of them a number of placements lies, 0 to 2.
int tracking_class(double placements, maps::Size size);
std::string_view tracking_word(int tracking_class);

// The map with the house rules of its pack as its own, so that it is played alike without them.
maps::Map played_map(const rules::MapInput& input);

// Turns the request into one for variations of its map `like`, which is given.
void ask_for_variations(Request& request);

// Why no map can be as asked, whatever is tried; "" where that is not known.
std::string contradiction(const Request& request);

}  // namespace chartroom::generate
