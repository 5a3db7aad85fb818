#include "validator/checks/analysis/openings.h"

namespace chartroom::checks {
namespace {

// Returns the number of a piece's points in dead ends and pockets; nothing if the part has any.
std::optional<int> shut_without(const maps::PointSet& part, const maps::PointSet& piece,
                                double pocket_share) {
  int shut = 0;
  for (const CutOffPart& one : cut_off_parts(piece, pocket_share)) {
    if (one.kind == PartKind::narrows) continue;
    if (!(one.part & part).empty()) return std::nullopt;
    shut += one.part.count();
  }
  return shut;
}

}  // namespace

// Only an island between the part and the rest of its piece can open a second way.
std::optional<maps::Point> best_opening(const maps::PointSet& islands, const maps::PointSet& water,
                                        const CutOffPart& part, double pocket_share) {
  const maps::PointSet mouth{part.mouth};
  const maps::PointSet outside = flood(mouth, water) - part.part - mouth;
  std::optional<maps::Point> best;
  int fewest = 0;
  for (const maps::Point p : islands& part.part.neighbours() & outside.neighbours()) {
    const maps::PointSet piece = flood(mouth, water | maps::PointSet{p});
    const std::optional<int> shut = shut_without(part.part, piece, pocket_share);
    if (!shut || (best && *shut >= fewest)) continue;
    best = p;
    fewest = *shut;
  }
  return best;
}

}  // namespace chartroom::checks
