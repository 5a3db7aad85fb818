#include "validator/checks/analysis/cut_off_parts.h"

#include <algorithm>

#include "validator/checks/analysis/sea_graph.h"

namespace chartroom::checks {
namespace {

// The points behind one point, or behind each point of a passage.
struct Side {
  maps::PointSet inmost;   // behind the whole passage
  maps::PointSet passage;  // each point cuts off the inmost points
  maps::Point mouth;       // the outmost point of the passage
  maps::PointSet behind;   // all points behind the mouth
};

// True if a connected set is a line: it has at most two ends and no ring.
bool is_line(const maps::PointSet& part) { return branch_ends(part).value_or(3) <= 2; }

bool within(const maps::PointSet& inner, const maps::PointSet& outer) {
  return inner != outer && (inner - outer).empty();
}

// Returns all sides but the largest of each cut point, small ones first.
std::vector<Side> single_sides(const maps::PointSet& piece) {
  std::vector<Side> result;
  for (const maps::Point mouth : cut_points(piece)) {
    const std::vector<maps::PointSet> sides = components(piece - maps::PointSet{mouth});
    for (std::size_t i = 1; i < sides.size(); ++i) {
      result.push_back({sides[i], maps::PointSet{mouth}, mouth, sides[i]});
    }
  }
  std::stable_sort(result.begin(), result.end(), [](const Side& a, const Side& b) {
    return a.behind.count() < b.behind.count();
  });
  return result;
}

// Joins the sides of the points of one passage.
std::vector<Side> sides_of(const maps::PointSet& piece) {
  std::vector<Side> result;
  for (const Side& side : single_sides(piece)) {
    const auto inner = std::find_if(result.begin(), result.end(), [&side](const Side& one) {
      return (one.behind | maps::PointSet{one.mouth}) == side.behind;
    });
    if (inner == result.end()) {
      result.push_back(side);
    } else {
      inner->passage |= side.passage;
      inner->mouth = side.mouth;
      inner->behind = side.behind;
    }
  }
  return result;
}

CutOffPart checked_part(const Side& side, const maps::PointSet& piece, double pocket_share) {
  const maps::PointSet rest = piece - side.behind - side.passage;
  const int measured = side.inmost.count();
  if (is_line(side.behind))
    return {PartKind::dead_end, side.mouth, side.behind, {}, rest, measured};
  if (measured < pocket_share * piece.count()) {
    return {PartKind::pocket, side.mouth, side.behind, {}, rest, measured};
  }
  return {PartKind::narrows, side.mouth, side.inmost, side.passage, rest, measured};
}

// Joins the two halves of a narrows in the middle of the water, which are found from either side.
// The smaller side is its part.
void join_middle(std::vector<CutOffPart>& parts, const maps::PointSet& piece) {
  for (std::size_t i = 0; i < parts.size(); ++i) {
    for (std::size_t j = i + 1; j < parts.size(); ++j) {
      if (parts[i].kind != PartKind::narrows || parts[j].kind != PartKind::narrows) continue;
      const maps::PointSet passage = parts[i].passage | parts[j].passage;
      if ((parts[i].part | passage | parts[j].part) != piece) continue;
      if (parts[j].part.count() < parts[i].part.count()) std::swap(parts[i], parts[j]);
      parts[i].passage = passage;
      parts[i].rest = parts[j].part;
      parts.erase(parts.begin() + static_cast<std::ptrdiff_t>(j));
      return;  // there is only one middle
    }
  }
}

}  // namespace

// A set without a ring is a tree, which has one link less than points.
std::optional<int> branch_ends(const maps::PointSet& part) {
  int links = 0;
  int ends = 0;
  for (const maps::Point p : part) {
    const int degree = (maps::PointSet{p}.neighbours() & part).count();
    links += degree;
    ends += degree <= 1 ? 1 : 0;
  }
  if (links != 2 * (part.count() - 1)) return std::nullopt;
  return ends;
}

std::vector<CutOffPart> cut_off_parts(const maps::PointSet& piece, double pocket_share) {
  std::vector<CutOffPart> parts;
  for (const Side& side : sides_of(piece)) parts.push_back(checked_part(side, piece, pocket_share));
  join_middle(parts, piece);
  std::vector<CutOffPart> result;
  for (const CutOffPart& part : parts) {
    const bool inside = std::any_of(parts.begin(), parts.end(), [&part](const CutOffPart& other) {
      return other.kind != PartKind::narrows && within(part.part, other.part);
    });
    if (!inside) result.push_back(part);
  }
  std::sort(result.begin(), result.end(), [](const CutOffPart& a, const CutOffPart& b) {
    return a.part.first() < b.part.first();
  });
  return result;
}

}  // namespace chartroom::checks
