// A short list of cards without allocation.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "maps/platform/contract.h"

namespace chartroom::con_sonar {

// A kind of card. Cards of one kind are copies. See Rules.
using Kind = std::uint8_t;

template <int Capacity>
class CardList {
 public:
  int size() const { return size_; }
  bool empty() const { return size_ == 0; }
  Kind operator[](int place) const { return kinds_[place]; }
  const Kind* begin() const { return kinds_.data(); }
  const Kind* end() const { return kinds_.data() + size_; }
  // Returns the position of the first card of a kind; -1 if there is none.
  int find(int kind) const {
    const Kind* const found = std::find(begin(), end(), kind);
    return found == end() ? -1 : static_cast<int>(found - begin());
  }
  // True if a card of this kind comes earlier, so that callers skip copies.
  bool is_copy(int place) const { return find(kinds_[place]) < place; }
  int count(int kind) const { return static_cast<int>(std::count(begin(), end(), kind)); }

  void push(int kind) {
    CHARTROOM_EXPECTS(size_ < Capacity);
    kinds_[size_++] = static_cast<Kind>(kind);
  }
  Kind pop() {
    CHARTROOM_EXPECTS(size_ > 0);
    return kinds_[--size_];
  }
  // Takes a card out and keeps the order of the others.
  Kind take(int place) {
    const Kind kind = kinds_[place];
    std::copy(begin() + place + 1, end(), kinds_.begin() + place);
    --size_;
    return kind;
  }
  void insert(int place, int kind) {
    CHARTROOM_EXPECTS(size_ < Capacity);
    std::copy_backward(begin() + place, end(), kinds_.begin() + size_ + 1);
    kinds_[place] = static_cast<Kind>(kind);
    ++size_;
  }
  // Takes a card out and moves the last card to its position: for piles of unknown order.
  Kind swap_out(int place) {
    const Kind kind = kinds_[place];
    kinds_[place] = kinds_[--size_];
    return kind;
  }
  // Undoes swap_out.
  void swap_in(int place, Kind kind) {
    kinds_[size_++] = kinds_[place];
    kinds_[place] = kind;
  }
  void clear() { size_ = 0; }

  friend bool operator==(const CardList& a, const CardList& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end());
  }

 private:
  std::uint8_t size_ = 0;
  std::array<Kind, Capacity> kinds_{};
};

}  // namespace chartroom::con_sonar
