// Pages without a board: a heading with the set's code, footer, optional rulers, and cards.
#pragma once

#include <string>

#include "exporters/drawing/canvas.h"
#include "exporters/drawing/text/text.h"
#include "exporters/parts/sheet_context.h"
#include "exporters/parts/sheet_furniture.h"

namespace chartroom::exporters {

// Draws the page's surroundings. During its lifetime all drawing is in millimeters of the small
// frame, zoomed on larger paper.
class PlainPage {
 public:
  // `about` stands at the right of the title; the map's name by default.
  PlainPage(const Canvas& canvas, const SheetContext& context, const std::string& title,
            std::string about = {}, Rulers rulers = Rulers::no);
  ~PlainPage();
  PlainPage(const PlainPage&) = delete;
  PlainPage& operator=(const PlainPage&) = delete;

 private:
  Canvas canvas_;
};

// Returns the room below the heading, in millimeters of the small frame. Every page of a paper has
// equal margins, with room for rulers.
MmRect plain_body(Mm frame);

// Draws a plate for text and returns the room inside it.
MmRect draw_card(const Canvas& canvas, const BoardColours& colours, MmRect box);

}  // namespace chartroom::exporters
