// P501 to P508: what simulated play says of a map.
#pragma once

#include "validator/checks/catalogue.h"
#include "validator/reports/finding.h"

namespace chartroom::checks {

std::vector<reports::Diagnostic> first_move_advantage(const MapSubject& subject);
std::vector<reports::Diagnostic> unequal_sides(const MapSubject& subject);
std::vector<reports::Diagnostic> unequal_starts(const MapSubject& subject);
std::vector<reports::Diagnostic> unfinished_games(const MapSubject& subject);
std::vector<reports::Diagnostic> unusual_length(const MapSubject& subject);
std::vector<reports::Diagnostic> avoided_region(const MapSubject& subject);
std::vector<reports::Diagnostic> sinking_by_surfacing(const MapSubject& subject);
std::vector<reports::Diagnostic> depends_on_skill(const MapSubject& subject);

// The questions that play left open at its budget, with their intervals; `path` is the map's.
std::vector<reports::NotRun> open_questions(const std::string& path, const play::Judgement& play);

}  // namespace chartroom::checks
