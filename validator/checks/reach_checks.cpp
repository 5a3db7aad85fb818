#include "validator/checks/reach_checks.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <utility>

#include "validator/checks/cut_off_parts.h"
#include "validator/checks/exact_trail.h"
#include "validator/checks/longest_trail.h"
#include "validator/checks/sea_graph.h"

namespace chartroom {
namespace {

// The water that play can come to: from the forced starts, and, where a captain chooses, the
// largest piece.
PointSet water_in_play(const Map& map) {
  const PointSet water = map.water();
  PointSet reached;
  for (const Team team : kTeams) {
    const auto& start = map.starts.of(team);
    if (start) {
      reached |= flood(PointSet{*start}, water);
    } else if (!water.empty()) {
      reached |= pieces(water)[0];
    }
  }
  return reached;
}

// Fills water with islands. A forced start on it would be an error of its own, so only the map's
// author can mend that.
std::optional<Fix> filled(const Map& map, const PointSet& water) {
  for (const Team team : kTeams) {
    const auto& start = map.starts.of(team);
    if (start && water.contains(*start)) return std::nullopt;
  }
  Fix fix{fmt::format("Fill {} with islands", names(water)), {SetIslands{water, true}}};
  const PointSet safe = map.surface_points() & water;
  if (!safe.empty()) fix.edits.emplace_back(SetSurfacePoints{safe, false});
  return fix;
}

std::vector<CutOffPart> parts_of_kind(PartKind kind, const MapSubject& subject) {
  const std::vector<PointSet> parts = pieces(subject.map.water());
  if (parts.empty()) return {};
  std::vector<CutOffPart> found = cut_off_parts(parts[0], subject.thresholds.of("pocket_share"));
  std::erase_if(found, [kind](const CutOffPart& part) { return part.kind != kind; });
  return found;
}

// What the search for a long trail may cost where the editor waits for it: some milliseconds.
constexpr int kTrailBudget = 20'000;
constexpr std::size_t kFewFrontierStates = 250;

// The pairs of neighbouring water points of two quadrants.
std::vector<std::pair<Point, Point>> contacts(const Map& map, int one, int other) {
  std::vector<std::pair<Point, Point>> pairs;
  const PointSet there = map.quadrant(other) & map.water();
  for (const Point p : map.quadrant(one) & map.water()) {
    for (const Point q : PointSet{p}.neighbours() & there) pairs.emplace_back(p, q);
  }
  return pairs;
}

}  // namespace

std::vector<Draft> water_in_pieces(const MapSubject& subject) {
  const PointSet water = subject.map.water();
  const std::vector<PointSet> parts = pieces(water);
  if (parts.empty()) {
    return {{{},
             "The map has no water",
             {{"piece_sizes", std::vector<std::int64_t>{}}},
             {},
             "/points"}};
  }
  if (parts.size() == 1) return {};
  const PointSet cut_off = water - parts[0];
  std::vector<std::int64_t> sizes;
  for (const PointSet& part : parts) sizes.push_back(part.count());
  return {{cut_off,
           fmt::format("The water is in {} pieces: {} cannot be reached from the other {}",
                       parts.size(), names(cut_off), counted(parts[0].count(), "point")),
           {{"piece_sizes", sizes}},
           filled(subject.map, cut_off),
           ""}};
}

std::vector<Draft> dead_end(const MapSubject& subject) {
  std::vector<Draft> found;
  for (const CutOffPart& dead_end : parts_of_kind(PartKind::dead_end, subject)) {
    const int length = dead_end.part.count();
    found.push_back({dead_end.part,
                     fmt::format("A dead end of {} behind {}: {}", counted(length, "point"),
                                 to_string(dead_end.mouth), names(dead_end.part)),
                     {{"mouth", to_string(dead_end.mouth)}, {"length", std::int64_t{length}}},
                     {},
                     ""});
  }
  return found;
}

std::vector<Draft> narrows(const MapSubject& subject) {
  std::vector<Draft> found;
  for (const CutOffPart& narrows : parts_of_kind(PartKind::narrows, subject)) {
    const int here = narrows.part.count();
    const int there = narrows.rest.count();
    found.push_back(
        {narrows.passage,
         fmt::format("{} {} the only way between {} and {} points of water", names(narrows.passage),
                     narrows.passage.count() == 1 ? "is" : "are", here, there),
         {{"sizes", std::vector<std::int64_t>{here, there}},
          {"passage", name_list(narrows.passage)}},
         {},
         ""});
  }
  return found;
}

std::vector<Draft> pocket(const MapSubject& subject) {
  std::vector<Draft> found;
  for (const CutOffPart& pocket : parts_of_kind(PartKind::pocket, subject)) {
    const int size = pocket.part.count();
    found.push_back({pocket.part,
                     fmt::format("A pocket of {} behind {}: {}", counted(size, "point"),
                                 to_string(pocket.mouth), names(pocket.part)),
                     {{"mouth", to_string(pocket.mouth)},
                      {"sizes", std::vector<std::int64_t>{size, pocket.rest.count()}}},
                     {},
                     ""});
  }
  return found;
}

// A way that crosses itself has a shorter one that does not, so a flood tells.
std::vector<Draft> quadrant_out_of_reach(const MapSubject& subject) {
  const Map& map = subject.map;
  std::vector<Draft> found;
  for (const Team team : kTeams) {
    const auto& start = map.starts.of(team);
    if (!start || !map.is_water(*start)) continue;
    const PointSet lost = map.water() - flood(PointSet{*start}, map.water());
    std::vector<std::int64_t> numbers;
    for (const int number : map.quadrant_numbers()) {
      const PointSet water = map.quadrant(number) & map.water();
      if (!water.empty() && (water - lost).empty()) numbers.push_back(number);
    }
    if (numbers.empty()) continue;
    found.push_back({{*start},
                     fmt::format("From the forced start of {}, {}, no way leads to quadrant{} {}",
                                 to_string(team), to_string(*start), numbers.size() > 1 ? "s" : "",
                                 fmt::join(numbers, " and ")),
                     {{"team", std::string(to_string(team))}, {"quadrants", numbers}},
                     {},
                     ""});
  }
  return found;
}

std::vector<Draft> unreachable_surface_point(const MapSubject& subject) {
  const PointSet lost =
      (subject.map.surface_points() & subject.map.water()) - water_in_play(subject.map);
  std::vector<Draft> found;
  for (const Point p : lost) {
    found.push_back(
        {{p}, fmt::format("The surface point {} cannot be reached", to_string(p)), {}, {}, ""});
  }
  return found;
}

std::vector<Draft> short_trails(const MapSubject& subject) {
  const PointSet water = subject.map.water();
  const double wanted = subject.thresholds.of("longest_trail_share") * water.count();
  const auto enough = static_cast<int>(std::ceil(std::min<double>(wanted, water.count())));
  const std::vector<Point> trail = find_long_trail(water, enough, kTrailBudget);
  const auto found = static_cast<int>(trail.size());
  if (found >= wanted) return {};
  const bool thorough = subject.level == Level::thorough;
  const SweptTrail swept =
      longest_trail(water, found, thorough ? kMostFrontierStates : kFewFrontierStates);
  if (swept.points >= wanted) return {};
  const int bound = swept.exact ? swept.points : trail_bound(water);
  Evidence evidence{{"longest_found", std::int64_t{swept.points}},
                    {"at_most", std::int64_t{bound}},
                    {"water", std::int64_t{water.count()}}};
  if (swept.points == found) evidence.emplace_back("trail", name_list(trail));
  return {
      {{},
       bound == swept.points
           ? fmt::format("The longest trail passes {} of {} points of water", bound, water.count())
           : fmt::format("The longest trail found passes {} of {} points of water (none passes "
                         "over {})",
                         swept.points, water.count(), bound),
       evidence,
       {},
       "/points"}};
}

std::vector<Draft> single_contact(const MapSubject& subject) {
  const std::vector<int> numbers = subject.map.quadrant_numbers();
  std::vector<Draft> found;
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    for (std::size_t j = i + 1; j < numbers.size(); ++j) {
      const auto pairs = contacts(subject.map, numbers[i], numbers[j]);
      if (pairs.size() != 1) continue;
      const auto [here, there] = pairs[0];
      found.push_back({PointSet{here, there},
                       fmt::format("Quadrants {} and {} touch at {} and {} only", numbers[i],
                                   numbers[j], to_string(here), to_string(there)),
                       {{"quadrants", std::vector<std::int64_t>{numbers[i], numbers[j]}}},
                       {},
                       ""});
    }
  }
  return found;
}

}  // namespace chartroom
