// The rules of the game on the rules sheet, in our own words (maps/RULES.md explains them in full).
#pragma once

#include "exporters/drawing/text/text_blocks.h"
#include "exporters/parts/sheet_context.h"

namespace chartroom::exporters {

// The optional parts of a printed set, besides the teams' sheets.
struct SetParts {
  bool gauges = true;
  bool cards = true;  // reference cards
};

// Returns the game's aim, the setup on this map, and the order of turns.
TextBlocks beginning_texts(const SheetContext& context, const SetParts& parts);
// Returns the details that the table of actions omits, and the end of the game.
TextBlocks moving_texts(const SheetContext& context);
// Returns a radio operator's conclusions from announcements.
TextBlocks knowledge_texts(const Translator& tr);
// Returns our rulings where the rulebook is silent: those of maps/RULES.md, by number.
TextBlocks ruling_texts(const SheetContext& context);
TextBlocks realtime_texts(const Translator& tr);
// The special rule of this map, or that it has none.
TextBlocks map_rule_texts(const SheetContext& context);

}  // namespace chartroom::exporters
