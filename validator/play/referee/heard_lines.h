// What one operator hears of a game that was written down, as the lines of an announcement list.
#pragma once

#include <vector>

#include "validator/play/referee/referee.h"
#include "validator/rules/announcement_list.h"

namespace chartroom::play {

// The enemy's actions, and the operator's own sonar and torpedoes; its own navigation tells nothing
// of the enemy. Lines keep their places in the record.
std::vector<rules::HeardLine> heard_by(maps::Team operator_team, const RefereeReport& report);

}  // namespace chartroom::play
