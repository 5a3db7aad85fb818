// What the checks of simulated play share: whose play they look at, and how they tell of it.
#pragma once

#include <string>
#include <vector>

#include "validator/checks/check.h"
#include "validator/checks/diagnostic.h"
#include "validator/checks/map_subject.h"
#include "validator/play/simulation/fairness.h"
#include "validator/reports/report.h"

namespace chartroom::checks {

// More unfinished games than this share: the map stalls.
inline constexpr Threshold kStallShare{
    .name = "stall_share",
    .value = play::kStallShare,
    .unit = translatable("of the games"),
    .meaning = translatable("how many may end without a result")};

// The play of a subject, which must have been played on.
const play::Judgement& play_of(const MapSubject& subject);
// The strongest captains that were asked: their play shows what a map is like.
const play::LevelPlay& strongest(const MapSubject& subject);

// "51.3 %", "51.3 % (50.1 to 52.5)".
Message percent(double share);
Message interval_text(const statistics::Interval& share);
// What captains of a level are called.
Message level_word(const std::string& level);

// What the findings of play rest on; --seed plays the same games again.
reports::Evidence with_seed(const MapSubject& subject, reports::Evidence evidence);

// A finding where the verdict on a question is this decision: "Blue takes so many of the points".
std::vector<Diagnostic> if_decided(const MapSubject& subject, play::Question question,
                                   play::Decision decision);

// The checks that ask the two questions of play.
Check first_move_advantage();
Check unequal_sides();

// The questions that play left open at its budget, with their intervals; `path` is the map's.
std::vector<reports::NotRun> open_questions(const std::string& path, const play::Judgement& play);

}  // namespace chartroom::checks
