// Shared parts of the checks of simulated play: their captains, messages and evidence.
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

// Returns the play of a subject, which must have it.
const play::Fairness& play_of(const MapSubject& subject);
// Returns the play of the strongest captains, who show a map's character best.
const play::SkillPlay& strongest(const MapSubject& subject);

// "51.3 %", "51.3 % (50.1 to 52.5)".
Message percent(double share);
Message interval_text(const statistics::Interval& share);
// The name of a skill, for people.
Message level_word(const std::string& level);

// Adds the seed to a finding's evidence; --seed replays its games.
reports::Evidence with_seed(const MapSubject& subject, reports::Evidence evidence);

// Returns a finding if the verdict on a question is this decision.
std::vector<Diagnostic> if_decided(const MapSubject& subject, play::Question question,
                                   play::Decision decision);

// The checks of the two questions of play.
Check first_move_advantage();
Check unequal_sides();

}  // namespace chartroom::checks
