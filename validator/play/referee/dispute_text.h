// What to say at the table when a rule was broken or two sheets do not agree.
#pragma once

#include "validator/play/referee/referee_report.h"

namespace chartroom::play {

// A paragraph to be read aloud, which ends in a newline: who, on which call, what the rule says,
// what would have been right, and from where the game goes on. Nothing of a legal game whose sheets
// agree.
std::string dispute_text(const RefereedGame& game);

// The same without the words that lead to it, and without the end of its line.
std::string dispute_words(const RefereedGame& game);

}  // namespace chartroom::play
