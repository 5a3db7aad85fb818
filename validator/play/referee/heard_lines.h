// Turns a recorded game into one operator's announcement list.
#pragma once

#include <vector>

#include "validator/play/referee/referee.h"
#include "validator/rules/announcement_list.h"

namespace chartroom::play {

// Returns the enemy's actions and the operator's own sonar and torpedoes; other own actions tell
// nothing of the enemy. Lines keep their positions in the record.
std::vector<rules::HeardLine> heard_by(maps::Team operator_team, const RefereeReport& report);

}  // namespace chartroom::play
