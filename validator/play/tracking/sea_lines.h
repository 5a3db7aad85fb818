// The rows and columns of a sea and the points beyond them as sets: tables for agents.
#pragma once

#include <array>

#include "maps/point_set.h"
#include "validator/rules/action.h"

namespace chartroom::play {

// The sets hold the points of the largest sea of their width; mask them with those of the map.
template <int Words>
struct SeaLines {
  using Set = maps::BasicPointSet<Words>;
  static constexpr int kColumns = Set::kStride - 1;
  static constexpr int kRows = Words == 2 ? 11 : maps::kMaxSide;

  std::array<Set, maps::kMaxSide> row;
  std::array<Set, maps::kMaxSide> column;
  // Indexed by direction, then by the row (up, down) or column (left, right) of the viewer: all
  // points farther that way.
  std::array<std::array<Set, maps::kMaxSide>, 4> beyond;

  constexpr SeaLines() {
    for (int r = 0; r < kRows; ++r) {
      for (int c = 0; c < kColumns; ++c) insert({c, r});
    }
  }

  constexpr const Set& line(rules::Axis axis, int number) const {
    const auto n = static_cast<std::size_t>(number);
    return axis == rules::Axis::row ? row[n] : column[n];
  }

 private:
  constexpr void insert(maps::Point p) {
    row[p.row].insert(p);
    column[p.column].insert(p);
    for (int from = 0; from < maps::kMaxSide; ++from) {
      if (p.row < from) beyond[0][from].insert(p);
      if (p.row > from) beyond[1][from].insert(p);
      if (p.column < from) beyond[2][from].insert(p);
      if (p.column > from) beyond[3][from].insert(p);
    }
  }
};

template <int Words>
inline constexpr SeaLines<Words> kSeaLines{};

}  // namespace chartroom::play
