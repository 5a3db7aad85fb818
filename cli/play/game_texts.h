// The words of a game of SONAR for people, in the languages of cli/po. Records and lists have their
// own words (validator/rules/spoken_words.h).
#pragma once

#include "maps/platform/message.h"
#include "validator/rules/announcement.h"
#include "validator/rules/said_words.h"

namespace chartroom::cli {

using rules::direction_word;
using rules::team_title;
using rules::team_word;

// Returns an announcement as spoken: "blue: sonar row 5".
Message call_text(const rules::Announcement& said);

}  // namespace chartroom::cli
