#include "validator/checks/reach_checks.h"

#include <fmt/format.h>

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
  const std::vector<PointSet> parts = pieces(subject.map.water());
  if (parts.empty()) return {};
  std::vector<Draft> found;
  for (const Pocket& pocket : pockets(parts[0])) {
    if (!pocket.line) continue;
    found.push_back(
        {pocket.part,
         fmt::format("A dead end of {} behind {}: {}", counted(pocket.part.count(), "point"),
                     to_string(pocket.mouth), names(pocket.part)),
         {{"mouth", to_string(pocket.mouth)}, {"length", std::int64_t{pocket.part.count()}}},
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

}  // namespace chartroom
