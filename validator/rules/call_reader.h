// Reads a call at the table from a line of an announcement list.
#pragma once

#include <optional>
#include <string_view>

#include "validator/rules/announcement.h"
#include "validator/rules/game_words.h"

namespace chartroom::rules {

struct Call {
  Announcement said;
  bool tells_damage = true;  // false: a surfacing that named only its point
};

// Reads one announcement about the tracked team. Points, rows and columns may lie outside the sea,
// whose size is for error texts. Throws Misread.
Call take_call(LineReader& line, maps::Team tracked, KnownSize size = {});

// True if a lowercase word may stand before a system: "activating".
bool is_activating(std::string_view word);
// Takes "activating" before a system, as the rulebooks have it called: “Activating sonar!”.
void take_activating(LineReader& line);
// Takes the words before an answer to sonar: “We are on”.
void take_we_are(LineReader& line);

// Reads a surfacing's "damage" (true) or "no damage" (false); empty if neither is there.
std::optional<bool> take_damage(LineReader& line);

// Throws Misread if a second "hit" or "miss" follows a torpedo's result: both captains call, but a
// list has one result, which `expected` describes.
void refuse_second_call(LineReader& line, const Message& expected);

}  // namespace chartroom::rules
