#include <fmt/core.h>

#include "maps/board_lines.h"
#include "maps/platform/shown_text.h"
#include "validator/checks/comparison/comparison.h"
#include "validator/checks/diagnostic.h"

namespace chartroom::checks {
namespace {

std::string line(const std::string& what, const maps::PointSet& points) {
  return points.empty() ? "" : fmt::format("{}: {}\n", what, names(points, 225).english());
}

std::string start(const std::optional<maps::Point>& point) {
  return point ? to_string(*point) : "free choice";
}

std::string map_changes(const maps::MapDifference& d) {
  std::string text;
  if (d.size_before != d.size_after) {
    text += fmt::format("size: {} x {} -> {} x {}\n", d.size_before.columns, d.size_before.rows,
                        d.size_after.columns, d.size_after.rows);
  }
  text += line("became islands", d.became_island) + line("became water", d.became_water);
  for (const maps::QuadrantMove& move : d.quadrants) {
    text += line(fmt::format("from quadrant {} to {}", move.before, move.after), move.points);
  }
  for (const maps::Renumbering& one : d.renumbered) {
    text += fmt::format("quadrant {} renumbered {}\n", one.before, one.after);
  }
  for (const maps::StartChange& one : d.starts) {
    text += fmt::format("{} starts: {} -> {}\n", to_string(one.team), start(one.before),
                        start(one.after));
  }
  text += line("became surface points", d.became_safe);
  text += line("no longer surface points", d.no_longer_safe);
  for (const maps::ValueChange& one : d.values) text += value_change_text(one);
  return text;
}

struct Mark {
  char symbol;
  const char* meaning;
  maps::PointSet points;
};

std::vector<Mark> marks_of(const maps::MapDifference& d) {
  maps::PointSet moved;
  for (const maps::QuadrantMove& move : d.quadrants) moved |= move.points;
  return {
      {'+', "became an island", d.became_island},
      {'~', "became water", d.became_water},
      {'q', "is in another quadrant", moved},
      {'s', "became a surface point", d.became_safe},
      {'x', "is no longer a surface point", d.no_longer_safe & maps::PointSet::all(d.size_after)},
      {'n', "is new", d.gained}};
}

// Returns the later board. If a point has several marks, it shows the first of the list.
std::string picture(const maps::Map& map, const maps::MapDifference& difference) {
  const std::vector<Mark> marks = marks_of(difference);
  const auto symbol = [&](maps::Point p) {
    for (const Mark& mark : marks) {
      if (mark.points.contains(p)) return std::string(1, mark.symbol);
    }
    return std::string(1, picture_symbol(map, p));
  };
  std::string text = "\n";
  for (const maps::BoardLine& row : board_lines(map, symbol)) text += row.text + "\n";
  for (const Mark& mark : marks) {
    if (!mark.points.empty()) text += fmt::format("   {} {}\n", mark.symbol, mark.meaning);
  }
  return text;
}

}  // namespace

std::string comparison_text(const Comparison& c) {
  const std::string head = fmt::format("{} -> {}\n", shown(c.before_path), shown(c.after_path));
  if (c.same() && c.gained.empty() && c.lost.empty()) return head + "the same map\n";
  const bool drawn = !c.difference.points().empty();
  return head + map_changes(c.difference) + (drawn ? picture(c.after, c.difference) : "") +
         meaning_text(c);
}

}  // namespace chartroom::checks
