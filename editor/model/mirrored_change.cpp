#include "editor/model/mirrored_change.h"

#include <algorithm>
#include <optional>

namespace chartroom::editor {
namespace {

using Symmetries = std::vector<maps::Symmetry>;

void mirror_quadrants(const maps::Map& before, const maps::Map& after, const maps::PointSet& points,
                      const Symmetries& group, maps::Map& result) {
  const std::vector<Partners> partner = partners(before, group);
  for (const maps::Point p : points) {
    const int number = after.quadrants.at(p);
    if (number == before.quadrants.at(p)) continue;
    // The identity comes last so that the point itself wins.
    for (std::size_t s = group.size(); s-- > 0;) {
      result.quadrants.set(image(group[s], p, before.size), partner[s][number]);
    }
  }
}

// Puts the team's start there, and the other team's at its image.
void set_start_and_image(maps::Map& map, maps::Team team, maps::Point there,
                         const Symmetries& group) {
  const maps::Point opposite = image(starts_symmetry(group), there, map.size);
  if (opposite != there && map.is_water(opposite)) map.starts.of(other(team)) = opposite;
  map.starts.of(team) = there;
}

void mirror_starts(const maps::Map& before, const maps::PointSet& points, const Symmetries& group,
                   maps::Map& result) {
  const maps::Starts after = result.starts;
  // Blue's comes last, to lead.
  for (const maps::Team team : {maps::Team::green, maps::Team::blue}) {
    const std::optional<maps::Point>& was = before.starts.of(team);
    const std::optional<maps::Point>& is = after.of(team);
    if (is == was) continue;
    if (is && points.contains(*is)) {
      set_start_and_image(result, team, *is, group);
    } else if (!is) {
      auto& opposite = result.starts.of(other(team));
      const auto place = images(group, {*was}, before.size);
      if (opposite && opposite == before.starts.of(other(team)) && place.contains(*opposite)) {
        opposite.reset();
      }
    }
  }
}

// Clears the selection and pastes a piece of it.
Selected put(const maps::Map& map, const maps::PointSet& points, const Piece& piece,
             maps::Point top_left, const Mirroring& mirroring) {
  return {
      pasted(cleared(map, points, mirroring), piece, top_left, PasteQuadrants::leave, mirroring),
      footprint(piece, top_left, map.size)};
}

}  // namespace

maps::Map with_images(const maps::Map& before, const maps::Map& after, const maps::PointSet& points,
                      const Mirroring& mirroring) {
  const Symmetries group = mirroring.group(before.size);
  if (group.size() == 1) return after;
  maps::Map result = after;
  const auto all = [&](const maps::PointSet& of) { return images(group, of & points, after.size); };
  result.islands = (after.islands - all(points)) | all(after.islands);
  if (result.surfacing) {
    const maps::PointSet safe = after.surface_points();
    const maps::PointSet other_images = all(after.islands - safe);
    result.surfacing->safe = (after.surfacing->safe - all(points)) | (all(safe) - other_images);
  }
  mirror_quadrants(before, after, points, group, result);
  mirror_starts(before, points, group, result);
  return result;
}

maps::Map cleared(const maps::Map& map, const maps::PointSet& selection,
                  const Mirroring& mirroring) {
  return cleared(map, images(mirroring.group(map.size), selection & map.points(), map.size));
}

maps::Map pasted(const maps::Map& map, const Piece& piece, maps::Point top_left,
                 PasteQuadrants quadrants, const Mirroring& mirroring) {
  return with_images(map, pasted(map, piece, top_left, quadrants),
                     footprint(piece, top_left, map.size), mirroring);
}

Selected turned(const maps::Map& map, const maps::PointSet& selection, maps::Symmetry symmetry,
                const Mirroring& mirroring) {
  const maps::PointSet points = selection & map.points();
  if (points.empty()) return {map, points};
  return put(map, points, turned(copied(map, points), symmetry), top_left_of(points), mirroring);
}

Selected moved(const maps::Map& map, const maps::PointSet& selection, int right, int down,
               const Mirroring& mirroring) {
  const maps::PointSet points = selection & map.points();
  if (points.empty()) return {map, points};
  const maps::Point corner = top_left_of(points);
  return put(map, points, copied(map, points), {corner.column + right, corner.row + down},
             mirroring);
}

}  // namespace chartroom::editor
