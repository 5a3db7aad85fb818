// Limits how many things of one kind a report lists one by one.
#pragma once

#include <cstddef>
#include <span>
#include <utility>
#include <vector>

namespace chartroom::checks {

// A pack may name hundreds of languages and list thousands of files; a report would grow with the
// product. It may also have ten thousand idle exclusions, as may each pack below it.
inline constexpr std::size_t kMostLanguagesTold = 10;    // of a file
inline constexpr std::size_t kMostExclusionsTold = 100;  // of a pack

// Splits more than `most` things into the first `most` - 1, to list, and the others, to count.
template <class T>
class FirstOfMany {
 public:
  FirstOfMany(std::vector<T> all, std::size_t most)
      : all_(std::move(all)), told_(all_.size() > most ? most - 1 : all_.size()) {}

  std::span<const T> told() const { return std::span(all_).first(told_); }
  std::span<const T> others() const { return std::span(all_).subspan(told_); }  // never one

 private:
  std::vector<T> all_;
  std::size_t told_;
};

}  // namespace chartroom::checks
