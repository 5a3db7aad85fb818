// Small pictures of the steps of assembly.
#pragma once

#include "exporters/board/theme.h"
#include "exporters/drawing/canvas.h"
#include "exporters/drawing/geometry.h"

namespace chartroom::exporters {

// The size of each picture, from its top left. It needs no words.
inline constexpr Mm kStepPicture{46, 27};

// A ruler laid on the one that is printed in the page's margin.
void draw_ruler_step(const Canvas& canvas, const BoardColours& colours);
// Draws a page that flips on its short edge.
void draw_both_sides_step(const Canvas& canvas, const BoardColours& colours);
// Scissors on a dashed line.
void draw_cutting_step(const Canvas& canvas, const BoardColours& colours);
// Panels with their tabs, and the screen from above.
void draw_screen_step(const Canvas& canvas, const BoardColours& colours);
// A clear film that lies on a board, and a pen.
void draw_film_step(const Canvas& canvas, const BoardColours& colours);
// A hand on the pin of its dial.
void draw_gauge_step(const Canvas& canvas, const BoardColours& colours);

// Draw a leaf of the material: thin paper, thick card, clear film.
void draw_paper_sign(const Canvas& canvas, const BoardColours& colours, MmRect box);
void draw_card_sign(const Canvas& canvas, const BoardColours& colours, MmRect box);
void draw_film_sign(const Canvas& canvas, const BoardColours& colours, MmRect box);

}  // namespace chartroom::exporters
