#include "validator/checks/families/reach_checks.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <iterator>

#include "validator/checks/analysis/longest_trail.h"
#include "validator/checks/analysis/longest_trail_dp.h"

namespace chartroom::checks {
namespace {

// The water that play can come to: from the forced starts, and, where a captain chooses, the
// largest piece.
maps::PointSet water_in_play(const MapSubject& subject) {
  maps::PointSet reached;
  for (const maps::Team team : maps::kTeams) {
    const auto& start = subject.map.starts.of(team);
    if (start) {
      reached |= flood(maps::PointSet{*start}, subject.water);
    } else if (!subject.components.empty()) {
      reached |= subject.components[0];
    }
  }
  return reached;
}

// Fills water with islands. A forced start on it would be an error of its own, so only the map's
// author can mend that.
std::optional<reports::Fix> filled(const maps::Map& map, const maps::PointSet& water) {
  for (const maps::Team team : maps::kTeams) {
    const auto& start = map.starts.of(team);
    if (start && water.contains(*start)) return std::nullopt;
  }
  reports::Fix fix{fmt::format("Fill {} with islands", reports::names(water)),
                   {maps::SetIslands{water, true}}};
  const maps::PointSet safe = map.surface_points() & water;
  if (!safe.empty()) fix.edits.emplace_back(maps::SetSurfacePoints{safe, false});
  return fix;
}

std::vector<CutOffPart> parts_of_kind(PartKind kind, const MapSubject& subject) {
  std::vector<CutOffPart> found = subject.cut_off_parts;
  std::erase_if(found, [kind](const CutOffPart& part) { return part.kind != kind; });
  return found;
}

// What the search for a long trail may cost where the editor waits for it: some milliseconds.
constexpr int kTrailBudget = 20'000;
constexpr std::size_t kFewFrontierStates = 250;

// How many pairs of neighbours there are with one point here and one there.
int contacts(const maps::PointSet& here, const maps::PointSet& there) {
  int pairs = 0;
  for (const maps::Direction d : maps::kDirections) pairs += (here.shifted(d) & there).count();
  return pairs;
}

}  // namespace

std::vector<reports::Diagnostic> water_in_pieces(const MapSubject& subject) {
  const std::vector<maps::PointSet>& parts = subject.components;
  if (parts.empty()) {
    return {{{},
             "The map has no water",
             {{"piece_sizes", std::vector<std::int64_t>{}}},
             {},
             "/points"}};
  }
  if (parts.size() == 1) return {};
  const maps::PointSet cut_off = subject.water - parts[0];
  std::vector<std::int64_t> sizes;
  for (const maps::PointSet& part : parts) sizes.push_back(part.count());
  return {{cut_off,
           fmt::format("The water is in {} pieces: {} cannot be reached from the other {}",
                       parts.size(), reports::names(cut_off),
                       reports::counted(parts[0].count(), "point")),
           {{"piece_sizes", sizes}},
           filled(subject.map, cut_off),
           ""}};
}

std::vector<reports::Diagnostic> dead_end(const MapSubject& subject) {
  std::vector<reports::Diagnostic> found;
  for (const CutOffPart& dead_end : parts_of_kind(PartKind::dead_end, subject)) {
    const int length = dead_end.part.count();
    found.push_back(
        {dead_end.part,
         fmt::format("A dead end of {} behind {}: {}", reports::counted(length, "point"),
                     to_string(dead_end.mouth), reports::names(dead_end.part)),
         {{"mouth", to_string(dead_end.mouth)}, {"length", std::int64_t{length}}},
         {},
         ""});
  }
  return found;
}

std::vector<reports::Diagnostic> narrows(const MapSubject& subject) {
  std::vector<reports::Diagnostic> found;
  for (const CutOffPart& narrows : parts_of_kind(PartKind::narrows, subject)) {
    const int here = narrows.part.count();
    const int there = narrows.rest.count();
    found.push_back({narrows.passage,
                     fmt::format("{} {} the only way between {} and {} points of water",
                                 reports::names(narrows.passage),
                                 narrows.passage.count() == 1 ? "is" : "are", here, there),
                     {{"sizes", std::vector<std::int64_t>{here, there}},
                      {"passage", reports::name_list(narrows.passage)}},
                     {},
                     ""});
  }
  return found;
}

std::vector<reports::Diagnostic> pocket(const MapSubject& subject) {
  std::vector<reports::Diagnostic> found;
  for (const CutOffPart& pocket : parts_of_kind(PartKind::pocket, subject)) {
    const int size = pocket.part.count();
    found.push_back({pocket.part,
                     fmt::format("A pocket of {} behind {}: {}", reports::counted(size, "point"),
                                 to_string(pocket.mouth), reports::names(pocket.part)),
                     {{"mouth", to_string(pocket.mouth)},
                      {"sizes", std::vector<std::int64_t>{size, pocket.rest.count()}}},
                     {},
                     ""});
  }
  return found;
}

// A way that crosses itself has a shorter one that does not, so a flood tells.
std::vector<reports::Diagnostic> quadrant_out_of_reach(const MapSubject& subject) {
  const maps::Map& map = subject.map;
  std::vector<reports::Diagnostic> found;
  for (const maps::Team team : maps::kTeams) {
    const auto& start = map.starts.of(team);
    if (!start || !map.is_water(*start)) continue;
    const maps::PointSet reached = flood(maps::PointSet{*start}, subject.water);
    std::vector<std::int64_t> numbers;
    for (const Quadrant& quadrant : subject.quadrants) {
      if (quadrant.water.empty() || !(quadrant.water & reached).empty()) continue;
      numbers.push_back(quadrant.number);
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

std::vector<reports::Diagnostic> unreachable_surface_point(const MapSubject& subject) {
  const maps::PointSet lost =
      (subject.map.surface_points() & subject.water) - water_in_play(subject);
  std::vector<reports::Diagnostic> found;
  for (const maps::Point p : lost) {
    found.push_back(
        {{p}, fmt::format("The surface point {} cannot be reached", to_string(p)), {}, {}, ""});
  }
  return found;
}

std::vector<reports::Diagnostic> short_trails(const MapSubject& subject) {
  const maps::PointSet& water = subject.water;
  const double wanted = subject.thresholds.of("longest_trail_share") * water.count();
  const auto enough = static_cast<int>(std::ceil(std::min<double>(wanted, water.count())));
  const std::vector<maps::Point> trail = find_long_trail(water, enough, kTrailBudget);
  const auto found = static_cast<int>(trail.size());
  if (found >= wanted) return {};
  const bool thorough = subject.level == Level::thorough;
  const LongestTrail swept =
      longest_trail(water, found, thorough ? kMostFrontierStates : kFewFrontierStates);
  if (swept.points >= wanted) return {};
  const int bound = swept.exact ? swept.points : trail_bound(water);
  reports::Evidence evidence{{"longest_found", std::int64_t{swept.points}},
                             {"at_most", std::int64_t{bound}},
                             {"water", std::int64_t{water.count()}}};
  if (swept.points == found) evidence.emplace_back("trail", reports::name_list(trail));
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

std::vector<reports::Diagnostic> single_contact(const MapSubject& subject) {
  const std::vector<Quadrant>& quadrants = subject.quadrants;
  std::vector<reports::Diagnostic> found;
  for (auto one = quadrants.begin(); one != quadrants.end(); ++one) {
    for (auto other = std::next(one); other != quadrants.end(); ++other) {
      if (contacts(one->water, other->water) != 1) continue;
      const maps::Point here = (one->water & other->water.neighbours()).first();
      const maps::Point there = (other->water & one->water.neighbours()).first();
      found.push_back({maps::PointSet{here, there},
                       fmt::format("Quadrants {} and {} touch at {} and {} only", one->number,
                                   other->number, to_string(here), to_string(there)),
                       {{"quadrants", std::vector<std::int64_t>{one->number, other->number}}},
                       {},
                       ""});
    }
  }
  return found;
}

}  // namespace chartroom::checks
