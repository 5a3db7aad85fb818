// What packs have made say less, for reports.
#pragma once

#include <string>
#include <vector>

#include "validator/checks/packs/locks.h"
#include "validator/checks/profile.h"
#include "validator/reports/report.h"

namespace chartroom::checks {

// Of the checks that the profile makes, those that the pack lowers.
std::vector<reports::PackEffect::Lowered> lowered_by(const std::vector<Weakening>& weakenings,
                                                     const Profile& profile);
// Adds the findings that are excluded.
void count_excluded(const std::vector<MapFinding>& findings, reports::PackEffect& effect);
bool is_nothing(const reports::PackEffect& effect);

}  // namespace chartroom::checks
