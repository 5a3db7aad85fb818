// Weakened checks of packs, for reports.
#pragma once

#include <set>
#include <string>
#include <vector>

#include "validator/checks/packs/locks.h"
#include "validator/checks/profile.h"
#include "validator/reports/report.h"

namespace chartroom::checks {

// Adds the profile's checks that the pack lowers, and their thresholds that it changes.
void add_weakenings(const std::vector<Weakening>& weakenings, const Profile& profile,
                    reports::PackEffect& effect);
// Adds the findings that are excluded.
void count_excluded(const std::vector<reports::Finding>& findings, reports::PackEffect& effect);
// Removes lowered severities of codes without findings, as they have no effect.
void drop_idle_severities(const std::set<std::string>& codes_told, reports::PackEffect& effect);
bool is_nothing(const reports::PackEffect& effect);

}  // namespace chartroom::checks
