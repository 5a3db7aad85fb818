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
  const char* brief;           // the effect in a few words, to be translated
  int rules::Rulebook::*cost;  // in energy; null: none
};

// Returns the actions in the rules' order.
std::span<const ActionRow> action_rows();

int cost_of(const ActionRow& action, const rules::Rulebook& rules);

// Returns the action's effect in the sheet's language; for surfacing also the points without
// damage. Large print uses the brief form.
std::string effect_of(const ActionRow& action, const SheetContext& context);

// Draws a sign on a round ground.
void draw_badge(const Canvas& canvas, Icon icon, Mm middle, double radius,
                const BoardColours& colours);

// Draws the action's cost: energy as bolts, damage in words, "free" if it is nothing; for
// navigating its gain. `letters` is their size in millimeters.
void draw_cost(const Canvas& canvas, const SheetContext& context, const ActionRow& action,
               MmRect box, Align align, double letters = 2.7);

}  // namespace chartroom::exporters
