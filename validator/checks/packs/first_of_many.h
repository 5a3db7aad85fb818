// Which of many things of one kind are told one by one.
#pragma once

#include <cstddef>
#include <span>
#include <utility>
#include <vector>

namespace chartroom::checks {

// A pack may name hundreds of languages and list thousands of files, whose report would grow with
// the product; and it may exclude ten thousand findings that nobody has, as may each pack below it.
inline constexpr std::size_t kMostLanguagesTold = 10;    // of a file
inline constexpr std::size_t kMostExclusionsTold = 100;  // of a pack

// Of more than `most` things all but one of so many are told, and the number of the others.
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
