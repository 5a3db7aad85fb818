// Finds the best of candidates offered one after the other.
#pragma once

#include <limits>

#include "validator/statistics/random.h"

namespace chartroom::con_sonar {

// Keeps the best candidate; ties are broken at random with equal chances.
template <class Value>
class FairBest {
 public:
  explicit FairBest(statistics::Random& random) : random_(random) {}

  // True if the candidate is kept for now.
  bool offer(Value value) { return offer(value, 1) == 0; }
  // Offers `many` candidates of one value; returns the index of the one kept for now, or -1.
  int offer(Value value, int many) {
    if (value < best_) return -1;
    if (value > best_) {
      best_ = value;
      equals_ = 0;
    }
    equals_ += many;
    const int chosen = equals_ == 1 ? 0 : random_.below(equals_);
    return chosen < many ? chosen : -1;
  }

 private:
  statistics::Random& random_;
  Value best_ = std::numeric_limits<Value>::lowest();
  int equals_ = 0;
};

}  // namespace chartroom::con_sonar
