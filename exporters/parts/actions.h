// The five actions as sheets show them: sign, name, effect and cost.
#pragma once

#include <span>

#include "exporters/board/icons.h"
#include "exporters/board/theme.h"
#include "exporters/drawing/canvas.h"
#include "exporters/drawing/text.h"
#include "exporters/parts/sheet_context.h"

namespace chartroom::exporters {

struct ActionRow {
  Icon icon;
  const char* name;            // to be translated
  const char* effect;          // to be translated
  int rules::Rulebook::*cost;  // null: free
};

// In the order of the rules.
std::span<const ActionRow> action_rows();

int cost_of(const ActionRow& action, const rules::Rulebook& rules);

// A sign on a round ground.
void draw_badge(const Canvas& canvas, Icon icon, Mm middle, double radius,
                const BoardColours& colours);

// A cost as bolts to pay; "free" where there is none.
void draw_cost(const Canvas& canvas, const SheetContext& context, int amount, MmRect box,
               Align align);

}  // namespace chartroom::exporters
