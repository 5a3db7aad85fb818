// Writes the words to say at the table about a broken rule or disagreeing sheets.
#pragma once

#include "validator/play/referee/referee_report.h"

namespace chartroom::play {

// Returns a paragraph to read aloud, with its newline: the player, the call, the rule, a legal
// alternative, and the point where the game resumes. Empty for a legal game with agreeing sheets.
Message dispute_text(const RefereedGame& game);

// Returns that paragraph without its introduction and newline.
Message dispute_words(const RefereedGame& game);

}  // namespace chartroom::play
