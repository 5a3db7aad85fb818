// Adds tallies part by part, and converts them to plain numbers that other programs can send.
#pragma once

#include <array>
#include <concepts>
#include <map>
#include <tuple>
#include <utility>
#include <vector>

#include "maps/platform/contract.h"
#include "validator/statistics/counts.h"

namespace chartroom::series {

using statistics::Count;

// Lists the members of a struct: a game specializes it with a tuple of pointers, `members`. A part
// is a whole number, an array or a map of parts, or a struct whose members are listed.
template <class T>
struct Parts;

template <class T>
concept HasParts = requires {
  Parts<T>::members;
};

// Adds `b` to `a`, count by count.
struct PartsSum {
  static void add(Count& a, Count b) { a += b; }
  template <class T, std::size_t N>
  static void add(std::array<T, N>& a, const std::array<T, N>& b) {
    for (std::size_t i = 0; i < N; ++i) add(a[i], b[i]);
  }
  template <class Key, class T>
  static void add(std::map<Key, T>& a, const std::map<Key, T>& b) {
    for (const auto& [key, part] : b) add(a[key], part);
  }
  template <HasParts T>
  static void add(T& a, const T& b) {
    std::apply([&](auto... member) { (add(a.*member, b.*member), ...); }, Parts<T>::members);
  }
};

// Appends the numbers of parts to `counts`, or reads the parts from `counts`, in one order.
class PartsNumbers {
 public:
  PartsNumbers(std::vector<Count>& counts, bool reads) : counts_(counts), reads_(reads) {}

  template <std::integral T>
  void take(T& number) {
    if (!reads_) return counts_.push_back(number);
    good_ = good_ && at_ < counts_.size();
    number = good_ ? static_cast<T>(counts_[at_++]) : T{};
  }
  template <class T, std::size_t N>
  void take(std::array<T, N>& parts) {
    for (T& part : parts) take(part);
  }
  template <class Key, class T>
  void take(std::map<Key, T>& parts) {
    auto size = static_cast<Count>(parts.size());
    take(size);
    auto next = parts.begin();
    for (Count i = 0; i < size && good_; ++i) {
      Key key = reads_ ? Key{} : next->first;
      take(key);
      take(reads_ ? parts[key] : (next++)->second);
    }
  }
  template <class A, class B>
  void take(std::pair<A, B>& both) {
    take(both.first);
    take(both.second);
  }
  template <HasParts T>
  void take(T& parts) {
    std::apply([&](auto... member) { (take(parts.*member), ...); }, Parts<T>::members);
  }

  // True if there were neither too few nor too many numbers.
  bool done() const { return good_ && at_ == counts_.size(); }

 private:
  std::vector<Count>& counts_;
  bool reads_;
  bool good_ = true;
  std::size_t at_ = 0;
};

template <HasParts Tally>
std::vector<Count> counts_of(Tally tally) {
  std::vector<Count> counts;
  PartsNumbers(counts, false).take(tally);
  return counts;
}

// The inverse of counts_of. Returns false if the numbers are not those of a tally.
template <HasParts Tally>
bool set_counts(Tally& tally, std::vector<Count> counts) {
  PartsNumbers numbers(counts, true);
  numbers.take(tally);
  return numbers.done();
}

}  // namespace chartroom::series
