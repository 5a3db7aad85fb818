// The rules of the game as the rules sheet tells them, in words of our own (maps/RULES.md tells
// them at length).
#pragma once

#include "exporters/drawing/text/text_blocks.h"
#include "exporters/parts/sheet_context.h"

namespace chartroom::exporters {

// What a printed set may have beside the sheets of the teams.
struct SetParts {
  bool gauges = true;
  bool cards = true;  // of reference
};

// What the game is about, the set-up on this map, and how turns follow each other.
TextBlocks beginning_texts(const SheetContext& context, const SetParts& parts);
// What the table of actions has no room for, and how the game ends.
TextBlocks moving_texts(const SheetContext& context);
// What a radio operator may conclude from what is heard.
TextBlocks knowledge_texts(const Translator& tr);
// Where the rulebook is silent: the rulings of maps/RULES.md, by number.
TextBlocks ruling_texts(const SheetContext& context);
TextBlocks realtime_texts(const Translator& tr);
// The special rule of this map, or that it has none.
TextBlocks map_rule_texts(const SheetContext& context);

}  // namespace chartroom::exporters
