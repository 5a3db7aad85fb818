#include "validator/play/tracking/mishearing.h"

#include <algorithm>
#include <cstdlib>

namespace chartroom::play {
namespace {

// Returns all numbers below `end` but `from`, near ones first.
std::vector<int> others(int from, int end) {
  std::vector<int> numbers;
  for (int i = 0; i < end; ++i) {
    if (i != from) numbers.push_back(i);
  }
  std::stable_sort(numbers.begin(), numbers.end(),
                   [from](int a, int b) { return std::abs(a - from) < std::abs(b - from); });
  return numbers;
}

void add_directions(const rules::Announcement& said, std::vector<rules::Announcement>& slips) {
  // The directions are ordered in pairs of opposites.
  constexpr unsigned kAll = maps::kDirections.size();
  const unsigned own = static_cast<unsigned>(said.direction);
  for (const unsigned turn : {1U, 2U, 3U}) {
    slips.push_back(said);
    slips.back().direction = maps::kDirections[(own ^ turn) % kAll];
  }
}

void add_lines(const rules::Announcement& said, maps::Size size,
               std::vector<rules::Announcement>& slips) {
  for (const int line :
       others(said.line, said.axis == rules::Axis::row ? size.rows : size.columns)) {
    slips.push_back(said);
    slips.back().line = line;
  }
}

void add_points(const rules::Announcement& said, maps::Size size,
                std::vector<rules::Announcement>& slips) {
  const maps::Point said_point = said.point;
  std::vector<maps::Point> points;
  for (const int column : others(said_point.column, size.columns)) {
    points.emplace_back(column, said_point.row);
  }
  for (const int row : others(said_point.row, size.rows)) {
    points.emplace_back(said_point.column, row);
  }
  const auto away = [said_point](maps::Point p) {
    return std::abs(p.column - said_point.column) + std::abs(p.row - said_point.row);
  };
  std::stable_sort(points.begin(), points.end(),
                   [away](maps::Point a, maps::Point b) { return away(a) < away(b); });
  for (const maps::Point point : points) {
    slips.push_back(said);
    slips.back().point = point;
  }
}

void add_damage(const rules::Announcement& said, std::vector<rules::Announcement>& slips) {
  slips.push_back(said);
  slips.back().self = !said.self;
}

}  // namespace

std::vector<rules::Announcement> misheard(const rules::Announcement& said, maps::Team tracked,
                                          maps::Size size) {
  std::vector<rules::Announcement> slips;
  const bool theirs = said.team == tracked;
  if (theirs && said.kind == rules::ActionKind::navigate) add_directions(said, slips);
  if (!theirs && said.kind == rules::ActionKind::sonar) add_lines(said, size, slips);
  if (!theirs && said.kind == rules::ActionKind::torpedo) {
    // We know our target; only the enemy's reply may be misheard.
    slips.push_back(said);
    slips.back().hit = !said.hit;
  }
  if (theirs && said.kind == rules::ActionKind::surface) add_damage(said, slips);
  if (theirs &&
      (said.kind == rules::ActionKind::torpedo || said.kind == rules::ActionKind::surface)) {
    add_points(said, size, slips);
  }
  if (theirs && said.kind == rules::ActionKind::torpedo) add_damage(said, slips);
  return slips;
}

std::vector<rules::Announcement> missable(maps::Team tracked) {
  std::vector<rules::Announcement> calls;
  rules::Announcement said;
  said.team = tracked;
  said.kind = rules::ActionKind::navigate;
  for (const maps::Direction direction : maps::kDirections) {
    said.direction = direction;
    calls.push_back(said);
  }
  calls.emplace_back();
  calls.back().team = tracked;
  calls.back().kind = rules::ActionKind::silence;
  return calls;
}

}  // namespace chartroom::play
