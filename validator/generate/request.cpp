#include "validator/generate/request.h"

#include <fmt/core.h>

#include <charconv>
#include <cmath>

#include "validator/checks/analysis/sea_graph.h"
#include "validator/checks/analysis/tracking_metrics.h"

namespace chartroom::generate {
namespace {

// Bounds of the classes as shares of the sea's points, after kTrackedMoves moves: a third of random
// maps of 10 × 10 falls in each class.
constexpr std::array kTrackingBounds{0.13, 0.18};
constexpr std::array<std::string_view, 3> kTrackingWords{"easy", "middle", "hard"};

std::optional<double> number(std::string_view text) {
  double value = 0;
  const auto [stop, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  const bool good = error == std::errc{} && stop == text.data() + text.size() &&
                    std::isfinite(value) && value >= 0;
  return good ? std::optional(value) : std::nullopt;
}

// Returns the largest number of islands that can keep a point of water between them.
int most_islands(maps::Size size) { return ((size.columns + 1) / 2) * ((size.rows + 1) / 2); }

}  // namespace

std::optional<Tracking> parse_tracking(std::string_view text, maps::Size size) {
  for (std::size_t i = 0; i < kTrackingWords.size(); ++i) {
    if (text != kTrackingWords[i]) continue;
    Tracking tracking;
    if (i > 0) tracking.low = kTrackingBounds[i - 1] * size.points();
    if (i < kTrackingBounds.size()) tracking.high = kTrackingBounds[i] * size.points();
    return tracking;
  }
  const std::size_t hyphen = text.find('-');
  const auto low = number(text.substr(0, hyphen));
  const auto high = hyphen == text.npos ? low : number(text.substr(hyphen + 1));
  if (!low || !high || *low > *high) return std::nullopt;
  // A single number allows half a position either way.
  const double room = hyphen == text.npos ? 0.5 : 0;
  return Tracking{*low - room, *high + room};
}

int tracking_class(double mean_positions, maps::Size size) {
  int found = 0;
  for (const double bound : kTrackingBounds)
    found += mean_positions > bound * size.points() ? 1 : 0;
  return found;
}

std::string_view tracking_word(int tracking_class) {
  return kTrackingWords[static_cast<std::size_t>(tracking_class)];
}

maps::Map played_map(const rules::MapInput& input) {
  maps::Map map = input.map;
  map.rules = {};
  const rules::Rulebook held = input.rules();
  const rules::Rulebook published = rules::rulebook_for(map);
  for (const maps::HouseRule& rule : maps::kHouseRules) {
    if (held.*rule.number != published.*rule.number) {
      map.rules.*rule.replacement = held.*rule.number;
    }
  }
  return map;
}

void ask_for_variations(Request& request) {
  const maps::Map& model = request.map_to_vary.value();
  const int islands = static_cast<int>(checks::components(model.islands).size());
  request.size = model.size;
  request.islands = {std::max(0, islands - 1), islands + 1};
  request.shapes.clear();
  request.forced_starts = model.starts.any();
  request.surfacing_damage = model.surfacing ? model.surfacing->damage_elsewhere : 0;
  request.surface_points = model.surface_points().count();
}

std::string contradiction(const Request& request) {
  if (request.islands.low > request.islands.high) {
    return fmt::format("{} to {} islands: write the smaller number first", request.islands.low,
                       request.islands.high);
  }
  if (request.tracking.low > request.tracking.high) {
    return fmt::format("{} to {} possible positions: write the smaller number first",
                       request.tracking.low, request.tracking.high);
  }
  if (request.tracking.low > request.size.points()) {
    return fmt::format("{} possible positions are more than the {} points of the sea",
                       request.tracking.low, request.size.points());
  }
  if (request.map_to_vary) return "";
  if (request.surface_points > 0 && request.surfacing_damage == 0) {
    return "surface points although surfacing is free";
  }
  if (request.surface_points == 0 && request.surfacing_damage > 0) {
    return "surfacing costs damage, and there is no surface point";
  }
  if (const int most = most_islands(request.size); request.islands.low > most) {
    return fmt::format("{} islands do not fit on a sea of {} x {} (at most {})",
                       request.islands.low, request.size.columns, request.size.rows, most);
  }
  for (const Shape* shape : request.shapes) {
    if (request.islands.high >= shape->fewest) continue;
    return fmt::format("the shape {} needs {} islands, but at most {} are allowed", shape->name,
                       shape->fewest, request.islands.high);
  }
  return "";
}

}  // namespace chartroom::generate
