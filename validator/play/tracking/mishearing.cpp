#include "validator/play/tracking/mishearing.h"

#include <algorithm>
#include <cstdlib>

namespace chartroom::play {
namespace {

// All numbers below `end` but `from`, near ones first.
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
  for (const maps::Direction direction : maps::kDirections) {
    if (direction == said.direction) continue;
    slips.push_back(said);
    slips.back().direction = direction;
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
  const auto add = [&](maps::Point point) {
    slips.push_back(said);
    slips.back().point = point;
  };
  for (const int column : others(said.point.column, size.columns)) add({column, said.point.row});
  for (const int row : others(said.point.row, size.rows)) add({said.point.column, row});
}

}  // namespace

std::vector<rules::Announcement> misheard(const rules::Announcement& said, maps::Team tracked,
                                          maps::Size size) {
  std::vector<rules::Announcement> slips;
  const bool theirs = said.team == tracked;
  if (theirs && said.kind == rules::ActionKind::navigate) add_directions(said, slips);
  if (!theirs && said.kind == rules::ActionKind::sonar) add_lines(said, size, slips);
  if (!theirs && said.kind == rules::ActionKind::torpedo) {
    // We know where we fired; what was called back may have been misheard.
    slips.push_back(said);
    slips.back().hit = !said.hit;
  }
  if (theirs &&
      (said.kind == rules::ActionKind::torpedo || said.kind == rules::ActionKind::surface)) {
    add_points(said, size, slips);
  }
  return slips;
}

}  // namespace chartroom::play
