// A set of points as a bitboard.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <initializer_list>

#include "maps/direction.h"
#include "maps/platform/contract.h"
#include "maps/point.h"

namespace chartroom::maps {

// A point is one bit. Each row ends in at least one column that lies outside every sea, so a shift
// by one step never wraps from one row into the next; what it pushes off the sea lands on bits that
// the caller masks with the points of its map.
//   2 words: rows of 11 bits, up to 10 columns x 11 rows (the fast one, for play)
//   4 words: rows of 16 bits, up to 15 x 15
template <int Words>
class BasicPointSet {
  static_assert(Words == 2 || Words == 4);

 public:
  static constexpr int kStride = Words == 2 ? 11 : 16;
  static constexpr int kCells = 64 * Words;

  static constexpr bool fits(Size size) {
    return size.columns < kStride && size.rows <= kCells / kStride;
  }
  static constexpr int cell(Point point) { return point.row * kStride + point.column; }
  static constexpr Point point(int cell) {
    // g++ emits a real division in code that it takes for cold; this is exact for all cells.
    const unsigned c = static_cast<unsigned>(cell);
    const unsigned row = Words == 2 ? c * 187 >> 11 : c / kStride;
    return {static_cast<int>(c - row * kStride), static_cast<int>(row)};
  }
  // Returns the difference of cell numbers for one step.
  static constexpr int step(Direction direction) {
    switch (direction) {
      case Direction::up:
        return -kStride;
      case Direction::down:
        return kStride;
      case Direction::left:
        return -1;
      case Direction::right:
        break;
    }
    return 1;
  }

  constexpr BasicPointSet() = default;
  constexpr BasicPointSet(std::initializer_list<Point> points) {
    for (const Point p : points) insert(p);
  }

  // Every point of a sea of this size.
  static constexpr BasicPointSet all(Size size) {
    CHARTROOM_EXPECTS(fits(size));
    BasicPointSet set;
    for (int row = 0; row < size.rows; ++row) {
      for (int column = 0; column < size.columns; ++column) set.insert({column, row});
    }
    return set;
  }

  constexpr bool contains(Point p) const { return contains_cell(cell(p)); }
  constexpr void insert(Point p) { insert_cell(cell(p)); }
  constexpr void erase(Point p) { erase_cell(cell(p)); }

  constexpr bool contains_cell(int c) const { return (words_[c >> 6] >> (c & 63)) & 1U; }
  constexpr void insert_cell(int c) { words_[c >> 6] |= std::uint64_t{1} << (c & 63); }
  constexpr void erase_cell(int c) { words_[c >> 6] &= ~(std::uint64_t{1} << (c & 63)); }

  // Returns which of the four cells around c are in the set: bit d for direction d. Cell numbers
  // wrap around, so mask the result with the directions that stay on the map.
  constexpr unsigned around_cell(int c) const {
    if constexpr (Words == 4) {
      unsigned around = 0;
      for (const Direction d : kDirections) {
        const bool there = contains_cell((c + step(d)) & (kCells - 1));
        around |= unsigned{there} << static_cast<unsigned>(d);
      }
      return around;
    }
    // Rotated so that the cell above comes first, all four lie in one word.
    const unsigned turn = static_cast<unsigned>(c - kStride) & (kCells - 1);
    const std::uint64_t low = words_[turn >> 6];
    const std::uint64_t high = words_[(turn >> 6) ^ 1U];
    const std::uint64_t near = low >> (turn & 63U) | high << 1 << (~turn & 63U);
    return static_cast<unsigned>((near & 1U) | (near >> (2 * kStride - 1) & 2U) |
                                 (near >> (kStride - 3) & 4U) | (near >> (kStride - 2) & 8U));
  }

  constexpr bool empty() const {
    std::uint64_t any = 0;
    for (const auto word : words_) any |= word;
    return any == 0;
  }
  constexpr int count() const {
    int total = 0;
    for (const auto word : words_) total += std::popcount(word);
    return total;
  }
  // The first cell in reading order; the set may not be empty.
  constexpr int first_cell() const {
    int i = 0;
    while (words_[i] == 0) ++i;
    return 64 * i + std::countr_zero(words_[i]);
  }
  constexpr Point first() const { return point(first_cell()); }

  // The set moved by one step. Mask the result with the points of the map.
  constexpr BasicPointSet shifted(Direction direction) const {
    switch (direction) {
      case Direction::up:
        return down_by<kStride>();
      case Direction::down:
        return up_by<kStride>();
      case Direction::left:
        return down_by<1>();
      case Direction::right:
        break;
    }
    return up_by<1>();
  }
  // Returns the set with every cell number raised by `cells`, at least 0. Overflow is lost.
  constexpr BasicPointSet moved_up(int cells) const {
    const int whole = cells / 64;
    const int rest = cells % 64;
    BasicPointSet result;
    for (int i = Words - 1; i >= whole; --i) {
      const int from = i - whole;
      result.words_[i] =
          words_[from] << rest | (from > 0 ? words_[from - 1] >> 1 >> (63 - rest) : 0);
    }
    return result;
  }
  // All points one step away from the set. Mask the result with the points of the map.
  constexpr BasicPointSet neighbours() const {
    return shifted(Direction::up) | shifted(Direction::down) | shifted(Direction::left) |
           shifted(Direction::right);
  }

  // Not defaulted: g++ would call memcmp.
  friend constexpr bool operator==(const BasicPointSet& a, const BasicPointSet& b) {
    std::uint64_t differ = 0;
    for (int i = 0; i < Words; ++i) differ |= a.words_[i] ^ b.words_[i];
    return differ == 0;
  }
  constexpr BasicPointSet& operator&=(const BasicPointSet& b) {
    for (int i = 0; i < Words; ++i) words_[i] &= b.words_[i];
    return *this;
  }
  constexpr BasicPointSet& operator|=(const BasicPointSet& b) {
    for (int i = 0; i < Words; ++i) words_[i] |= b.words_[i];
    return *this;
  }
  // Removes the points of b.
  constexpr BasicPointSet& operator-=(const BasicPointSet& b) {
    for (int i = 0; i < Words; ++i) words_[i] &= ~b.words_[i];
    return *this;
  }
  friend constexpr BasicPointSet operator&(BasicPointSet a, const BasicPointSet& b) {
    return a &= b;
  }
  friend constexpr BasicPointSet operator|(BasicPointSet a, const BasicPointSet& b) {
    return a |= b;
  }
  friend constexpr BasicPointSet operator-(BasicPointSet a, const BasicPointSet& b) {
    return a -= b;
  }

  // The bits themselves, lowest cell first: for hashing and for the tables of the fast core.
  constexpr const std::array<std::uint64_t, Words>& words() const { return words_; }

  // Walks the points in reading order.
  class iterator {
   public:
    using value_type = Point;
    using difference_type = std::ptrdiff_t;
    using pointer = const Point*;
    using reference = Point;

    constexpr explicit iterator(const BasicPointSet& rest) : rest_(rest) {}
    constexpr Point operator*() const { return rest_.first(); }
    constexpr iterator& operator++() {
      rest_.erase_cell(rest_.first_cell());
      return *this;
    }
    constexpr iterator operator++(int) {
      const iterator before = *this;
      ++*this;
      return before;
    }
    friend constexpr bool operator==(const iterator&, const iterator&) = default;

   private:
    BasicPointSet rest_;
  };
  constexpr iterator begin() const { return iterator(*this); }
  constexpr iterator end() const { return iterator(BasicPointSet{}); }

 private:
  // Move all bits to higher cells (right, down) or lower ones (left, up) by N < 64.
  template <int N>
  constexpr BasicPointSet up_by() const {
    BasicPointSet result;
    for (int i = Words - 1; i >= 0; --i) {
      result.words_[i] = words_[i] << N | (i > 0 ? words_[i - 1] >> (64 - N) : 0);
    }
    return result;
  }
  template <int N>
  constexpr BasicPointSet down_by() const {
    BasicPointSet result;
    for (int i = 0; i < Words; ++i) {
      result.words_[i] = words_[i] >> N | (i + 1 < Words ? words_[i + 1] << (64 - N) : 0);
    }
    return result;
  }

  std::array<std::uint64_t, Words> words_{};
};

using PointSet = BasicPointSet<4>;

// Returns the points of `seed` and all points that can be reached from them inside `within`.
template <int Words>
constexpr BasicPointSet<Words> flood(BasicPointSet<Words> seed,
                                     const BasicPointSet<Words>& within) {
  BasicPointSet<Words> reached = seed & within;
  for (;;) {
    const BasicPointSet<Words> grown = reached | (reached.neighbours() & within);
    if (grown == reached) return reached;
    reached = grown;
  }
}

}  // namespace chartroom::maps
