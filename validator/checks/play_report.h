// What simulated play says of a map, as reports tell it.
#pragma once

#include <string>

#include "validator/play/simulation/fairness.h"
#include "validator/reports/report.h"

namespace chartroom::checks {

// `path` is the map's.
reports::PlayReport play_report(const std::string& path, const play::Judgement& play);

}  // namespace chartroom::checks
