#include <cstdint>
#include <utility>

#include "validator/checks/analysis/sea_graph.h"
#include "validator/checks/check.h"
#include "validator/checks/diagnostic.h"
#include "validator/checks/example_maps.h"
#include "validator/checks/families/quadrants/ragged_points.h"
#include "validator/checks/map_subject.h"

namespace chartroom::checks {
namespace {

// Gives each separate piece to the quadrant that it touches most.
std::optional<Fix> given_away(const maps::PointSet& astray, const MapSubject& subject) {
  Fix fix;
  std::vector<Message> given;
  for (maps::PointSet left = astray; !left.empty();) {
    const maps::PointSet piece = flood(maps::PointSet{left.first()}, left);
    left -= piece;
    const Quadrant* best = nullptr;
    int most = 0;
    for (const Quadrant& quadrant : subject.quadrants) {
      const int touched = (piece.neighbours() & (quadrant.points - astray)).count();
      if ((quadrant.points & piece).empty() && touched > most) {
        most = touched;
        best = &quadrant;
      }
    }
    if (best == nullptr) return std::nullopt;
    fix.edits.emplace_back(maps::SetQuadrant{piece, best->number});
    given.push_back(message("{} to quadrant {}", names(piece), best->number));
  }
  fix.said = message("Give {}", joined("{}, {}", given));
  return fix;
}

// Islands count as points of their quadrant: a quadrant is a region of the sheet.
std::vector<Diagnostic> find_quadrants_in_pieces(const MapSubject& subject) {
  std::vector<Diagnostic> found;
  for (const auto& [number, points, water] : subject.quadrants) {
    const std::vector<maps::PointSet> parts = components(points);
    if (parts.size() == 1) continue;
    const maps::PointSet astray = points - parts[0];
    std::vector<std::int64_t> sizes;
    for (const maps::PointSet& part : parts) sizes.push_back(part.count());
    reports::Evidence evidence{{"quadrant", std::int64_t{number}}, {"piece_sizes", sizes}};
    const maps::PointSet ragged = ragged_points(points) & told_as_pieces(points);
    if (!ragged.empty()) evidence.emplace_back("ragged", name_list(ragged));
    found.push_back(
        {.points = astray,
         .message = astray.count() == 1
                        ? message("Quadrant {} is in 2 pieces: {} does not touch the rest", number,
                                  names(astray))
                        : message("Quadrant {} is in {} pieces: {} do not touch its largest one",
                                  number, parts.size(), names(astray)),
         .evidence = std::move(evidence),
         .fix = given_away(astray, subject)});
  }
  return found;
}

Example quadrant_in_pieces_example() {
  return MapExample{.difference = translatable("an island connects; a diagonal touch would not"),
                    .raising = with(open_sea(), {give({"E5"}, 1)}),
                    .points = "E5",
                    .near_miss = with(open_sea(), {give({"D3"}, 1), islands({"D3"})})};
}

}  // namespace

Check quadrant_in_pieces() {
  return {.code = "Q102",
          .family = Family::quadrants,
          .severity = Severity::error,
          .level = Level::structure,
          .title = translatable("a quadrant in several pieces"),
          .why = translatable(
              "A missile would jump across another quadrant, whose border it must not cross."),
          .fixable = true,
          .unsafe_fix = true,
          .run = find_quadrants_in_pieces,
          .example = quadrant_in_pieces_example};
}

}  // namespace chartroom::checks
