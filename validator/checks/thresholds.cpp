#include "validator/checks/thresholds.h"

namespace chartroom::checks {

double Thresholds::of(const Threshold& threshold) const {
  if (values_) {
    if (const auto found = values_->find(std::string(threshold.name)); found != values_->end()) {
      return found->second;
    }
  }
  return threshold.value;
}

}  // namespace chartroom::checks
