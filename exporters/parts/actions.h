// The five actions as sheets show them: sign, name, effect and cost.
#pragma once

#include <span>
#include <string>

#include "exporters/board/icons.h"
#include "exporters/board/theme.h"
#include "exporters/drawing/canvas.h"
#include "exporters/drawing/text/text.h"
#include "exporters/parts/sheet_context.h"

namespace chartroom::exporters {

struct ActionRow {
  Icon icon;
  const char* name;            // to be translated
  const char* effect;          // to be translated
  const char* brief;           // the same in a few words, to be translated
  int rules::Rulebook::*cost;  // in energy; null: none
};

// In the order of the rules.
std::span<const ActionRow> action_rows();

int cost_of(const ActionRow& action, const rules::Rulebook& rules);

// What the action does, in the sheet's language; of surfacing where it does no damage, too. In
// large print in a few words.
std::string effect_of(const ActionRow& action, const SheetContext& context);

// A sign on a round ground.
void draw_badge(const Canvas& canvas, Icon icon, Mm middle, double radius,
                const BoardColours& colours);

// What the action costs: energy as bolts to pay, damage in words, "free" where it is nothing; of
// navigating what it gains. In letters of that size, in millimetres.
void draw_cost(const Canvas& canvas, const SheetContext& context, const ActionRow& action,
               MmRect box, Align align, double letters = 2.7);

}  // namespace chartroom::exporters
