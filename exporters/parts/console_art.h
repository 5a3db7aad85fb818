// The metal of a control room, which holds the sheets' plates.
#pragma once

#include <optional>

#include "exporters/board/icons.h"
#include "exporters/board/theme.h"
#include "exporters/drawing/canvas.h"
#include "exporters/parts/sheet_context.h"

namespace chartroom::exporters {

// Draws the ground of an instrument: a bezel around a sheet of pale metal.
void draw_console(const Canvas& canvas, const BoardColours& colours, MmRect box);
// Draws a band in the team's color, with its pattern along the foot, for signs and words.
void draw_team_band(const Canvas& canvas, const SheetContext& context, const char* heading,
                    MmRect box, maps::Team team, std::optional<Icon> role = {});

}  // namespace chartroom::exporters
