// The words of teams, directions and lines in sentences for people. Files have their own words.
#pragma once

#include "maps/direction.h"
#include "maps/platform/message.h"
#include "maps/team.h"

namespace chartroom::rules {

// "blue".
Message team_word(maps::Team team);
// "Blue", to begin a sentence.
Message team_title(maps::Team team);

// "up", as it is typed.
Message direction_word(maps::Direction direction);

}  // namespace chartroom::rules
