// The metal of a control room, in which the sheets' plates are set.
#pragma once

#include <optional>

#include "exporters/board/icons.h"
#include "exporters/board/theme.h"
#include "exporters/drawing/canvas.h"
#include "exporters/parts/sheet_context.h"

namespace chartroom::exporters {

// The ground of an instrument: a bezel round a sheet of pale metal.
void draw_console(const Canvas& canvas, const BoardColours& colours, MmRect box);
// A band in the team's colour, with its pattern along the foot, for signs and words on it.
void draw_team_band(const Canvas& canvas, const SheetContext& context, const char* heading,
                    MmRect box, maps::Team team, std::optional<Icon> role = {});

}  // namespace chartroom::exporters
