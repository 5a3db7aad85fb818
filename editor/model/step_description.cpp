#include "editor/model/step_description.h"

#include <algorithm>

#include "editor/model/marked.h"
#include "maps/map_difference.h"

namespace chartroom::editor {
namespace {

using Parts = std::vector<StepPart>;

// Returns the borders between neighboring points, named by the points, from left and top.
std::vector<std::string> borders_of(const maps::Map& map) {
  std::vector<std::string> borders;
  for (const maps::Point p : map.points()) {
    for (const maps::Direction d : {maps::Direction::right, maps::Direction::down}) {
      const maps::Point q = next(p, d);
      if (!map.size.contains(q) || map.quadrants.at(p) == map.quadrants.at(q)) continue;
      borders.push_back(to_string(p) + "|" + to_string(q));
    }
  }
  return borders;
}

std::vector<std::string> without(std::vector<std::string> names,
                                 const std::vector<std::string>& others) {
  std::erase_if(names, [&others](const std::string& name) {
    return std::ranges::find(others, name) != others.end();
  });
  return names;
}

void add_borders(const maps::Map& before, const maps::Map& after, Parts& parts) {
  const std::vector<std::string> were = borders_of(before);
  const std::vector<std::string> are = borders_of(after);
  const auto add = [&parts](const char* text, std::vector<std::string> names) {
    if (!names.empty()) parts.push_back({.text = text, .names = std::move(names)});
  };
  add(marked("Border %1"), without(are, were));
  if (parts.empty()) add(marked("No border %1"), without(were, are));
}

void add_quadrants(const maps::Map& before, const maps::Map& after, Parts& parts) {
  for (const int number : after.quadrant_numbers()) {
    const maps::PointSet gained = after.quadrant(number) - before.quadrant(number);
    if (gained.empty()) continue;
    parts.push_back(
        {.text = marked("Quadrant %2: %1"), .points = gained, .value = std::to_string(number)});
  }
}

void add_starts(const maps::MapDifference& differs, Parts& parts) {
  for (const maps::StartChange& change : differs.starts) {
    const bool blue = change.team == maps::Team::blue;
    if (change.after) {
      parts.push_back({.text = blue ? marked("Blue's start %1") : marked("Green's start %1"),
                       .points = {*change.after}});
    } else {
      parts.push_back({.text = blue ? marked("No start for blue") : marked("No start for green")});
    }
  }
}

}  // namespace

std::vector<StepPart> step_parts(const maps::Map& before, const maps::Map& after, StepLabel label) {
  Parts parts;
  if (before.size != after.size) return parts;
  const auto add = [&parts](const char* one, const char* several, const maps::PointSet& points) {
    if (points.empty()) return;
    parts.push_back({.text = points.count() == 1 ? one : several, .points = points});
  };
  const maps::MapDifference differs = difference(before, after);
  switch (label) {
    case StepLabel::draw_border:
      add_borders(before, after, parts);
      return parts;
    case StepLabel::paint_quadrants:
    case StepLabel::erase_quadrants:
      add_quadrants(before, after, parts);
      return parts;
    case StepLabel::paint_islands:
    case StepLabel::erase_islands:
    case StepLabel::paint_surface_points:
    case StepLabel::erase_surface_points:
    case StepLabel::set_start:
    case StepLabel::remove_start:
    case StepLabel::fix_finding:
      break;
    case StepLabel::cut:
    case StepLabel::paste:
    case StepLabel::move:
    case StepLabel::apply_symmetry:
      add("%1", "%1", differs.points());
      return parts;
    default:
      return parts;
  }
  add(marked("Island %1"), marked("Islands %1"), differs.became_island);
  add(marked("Water %1"), marked("Water %1"), differs.became_water);
  add(marked("Surface point %1"), marked("Surface points %1"), differs.became_safe);
  add(marked("No surface point %1"), marked("No surface points %1"), differs.no_longer_safe);
  add_starts(differs, parts);
  if (label == StepLabel::fix_finding) add_quadrants(before, after, parts);
  return parts;
}

std::vector<maps::Point> ends_of_rectangle(const maps::PointSet& points) {
  if (points.count() < 2) return {};
  maps::Point low = points.first();
  maps::Point high = low;
  for (const maps::Point p : points) {
    low = {std::min(low.column, p.column), std::min(low.row, p.row)};
    high = {std::max(high.column, p.column), std::max(high.row, p.row)};
  }
  const int columns = high.column - low.column + 1;
  const int rows = high.row - low.row + 1;
  if (columns * rows != points.count()) return {};
  return {low, high};
}

}  // namespace chartroom::editor
