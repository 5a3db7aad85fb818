#include <cstdint>

#include "validator/checks/analysis/channels.h"
#include "validator/checks/check.h"
#include "validator/checks/diagnostic.h"
#include "validator/checks/example_maps.h"
#include "validator/checks/families/reach/opening.h"
#include "validator/checks/map_subject.h"

namespace chartroom::checks {
namespace {

// Fills water with islands. Nothing if it has a forced start: a start on an island is an error.
std::optional<Fix> filled(const maps::Map& map, const maps::PointSet& water) {
  for (const maps::Team team : maps::kTeams) {
    const auto& start = map.starts.of(team);
    if (start && water.contains(*start)) return std::nullopt;
  }
  Fix fix{message("Fill {} with islands", names(water, water.count())),
          {maps::SetIslands{water, true}}};
  const maps::PointSet safe = map.surface_points() & water;
  if (!safe.empty()) fix.edits.emplace_back(maps::SetSurfacePoints{safe, false});
  return fix;
}

std::vector<Diagnostic> find_water_in_pieces(const MapSubject& subject) {
  const std::vector<maps::PointSet>& parts = subject.components;
  if (parts.empty()) {
    return {{.pointer = "/points",
             .message = message("The map has no water"),
             .evidence = {{"piece_sizes", std::vector<std::int64_t>{}}}}};
  }
  if (parts.size() == 1) return {};
  const maps::PointSet cut_off = subject.water - parts[0];
  std::vector<std::int64_t> sizes;
  for (const maps::PointSet& part : parts) sizes.push_back(part.count());
  return {{.points = cut_off,
           .message = message_for(
               parts[0].count(),
               "The water is in {} pieces: {} cannot be reached from the other {} point",
               "The water is in {} pieces: {} cannot be reached from the other {} points",
               parts.size(), names(cut_off), parts[0].count()),
           .evidence = {{"piece_sizes", sizes}},
           .fix = filled(subject.map, cut_off)}};
}

// Joins all pieces to the largest one, keeping every surface point and start.
std::vector<Fix> join_pieces(const MapSubject& subject, const maps::PointSet&) {
  maps::PointSet opened;
  for (std::size_t i = 1; i < subject.components.size(); ++i) {
    opened |= channel(subject.map, subject.components[i], subject.components[0]);
  }
  std::vector<Fix> fixes;
  add_channel(opened, fixes);
  return fixes;
}

Example water_in_pieces_example() {
  const maps::Map lagoon = sea({".#..", "#...", "....", "...."});
  return MapExample{.difference = translatable("a way in is enough"),
                    .raising = lagoon,
                    .points = "A1",
                    .near_miss = sea({".#..", "....", "....", "...."})};
}

}  // namespace

Check water_in_pieces() {
  return {.code = "R201",
          .family = Family::reach,
          .severity = Severity::error,
          .level = Level::structure,
          .title = translatable("water in several pieces"),
          .why = translatable("Submarines that start in different pieces can never meet."),
          .fixable = true,
          .unsafe_fix = true,
          .run = find_water_in_pieces,
          .alternative_fixes = join_pieces,
          .example = water_in_pieces_example};
}

}  // namespace chartroom::checks
