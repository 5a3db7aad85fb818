// Which of the languages that a file lacks are told one by one.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace chartroom::checks {

// A pack may name hundreds of languages and list thousands of files, whose report would grow with
// the product: of more than ten languages nine are told one by one, and the number of the others.
class MissingLanguages {
 public:
  explicit MissingLanguages(std::vector<std::string> all) : told_(std::move(all)) {
    constexpr std::size_t kMostTold = 10;
    if (told_.size() <= kMostTold) return;
    others_ = told_.size() - (kMostTold - 1);
    told_.resize(kMostTold - 1);
  }

  const std::vector<std::string>& told() const { return told_; }
  std::size_t others() const { return others_; }  // none, or two at least

 private:
  std::vector<std::string> told_;
  std::size_t others_ = 0;
};

}  // namespace chartroom::checks
