// The words of a game of SONAR for people, in the languages of cli/po. Records and lists have their
// own words (validator/rules/spoken_words.h).
#pragma once

#include "maps/platform/message.h"
#include "validator/rules/announcement.h"

namespace chartroom::cli {

// "blue".
Message team_word(maps::Team team);
// "Blue", to begin a sentence.
Message team_title(maps::Team team);

// "up", as it is typed.
Message direction_word(maps::Direction direction);

// Returns an announcement as spoken: "blue: sonar row 5".
Message call_text(const rules::Announcement& said);

}  // namespace chartroom::cli
