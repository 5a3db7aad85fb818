#include "validator/checks/thresholds.h"

namespace chartroom::checks {

double Thresholds::of(const Threshold& threshold) const {
  if (set_) {
    if (const auto found = set_->find(std::string(threshold.name)); found != set_->end()) {
      return found->second;
    }
  }
  return threshold.value;
}

}  // namespace chartroom::checks
