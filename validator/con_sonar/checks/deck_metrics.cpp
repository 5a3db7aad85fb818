#include "validator/con_sonar/checks/deck_metrics.h"

namespace chartroom::con_sonar {

std::vector<reports::Metric> metrics_of(const std::string& path, const DeckSubject& subject) {
  if (!subject.hands) return {};
  std::vector<reports::Metric> metrics{{path, "hands_that_queue_two", subject.hands->queues}};
  if (subject.hands->queues_whole) {
    metrics.push_back({path, "hands_that_queue_all", *subject.hands->queues_whole});
  }
  metrics.push_back({path, "hands_that_strike", subject.hands->strikes});
  return metrics;
}

}  // namespace chartroom::con_sonar
