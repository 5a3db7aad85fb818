// The named figures of a report on a deck.
#pragma once

#include <string>
#include <vector>

#include "validator/con_sonar/checks/deck_subject.h"
#include "validator/reports/report.h"

namespace chartroom::con_sonar {

// hands_that_queue_two, hands_that_queue_all, hands_that_strike: shares, counted exactly.
std::vector<reports::Metric> metrics_of(const std::string& path, const DeckSubject& subject);

}  // namespace chartroom::con_sonar
