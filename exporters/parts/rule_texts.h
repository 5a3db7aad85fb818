// The rules of the game on the rules sheet, in our own words (maps/RULES.md explains them in full).
#pragma once

#include <string>

#include "exporters/drawing/text/text_blocks.h"
#include "exporters/parts/sheet_context.h"

namespace chartroom::exporters {

// The optional parts of a printed set, besides the teams' sheets.
struct SetParts {
  bool gauges = true;
  bool cards = true;  // reference cards
};

// Returns a rule of our own with its number in maps/RULES.md behind it:
// "Energy and damage are public. (Ruling 18)".
std::string with_ruling(const std::string& text, int number, const Translator& tr);

// Returns the game's aim, the setup on this map, and the order of turns.
TextBlocks beginning_texts(const SheetContext& context, const SetParts& parts);
// Returns the end of the game, and the details that the table of actions omits.
TextBlocks moving_texts(const SheetContext& context);
// Returns a radio operator's conclusions from announcements.
TextBlocks knowledge_texts(const Translator& tr);
// Return our rulings, with their numbers in maps/RULES.md: those that decide otherwise than a
// rulebook, and those where the rulebooks are silent.
TextBlocks departure_texts(const Translator& tr);
TextBlocks silent_texts(const SheetContext& context);
TextBlocks realtime_texts(const Translator& tr);
// The special rule of this map, or that it has none.
TextBlocks map_rule_texts(const SheetContext& context);

}  // namespace chartroom::exporters
