// Pages without a board: a heading with the set's code, footer, rulers where they are asked for,
// and cards.
#pragma once

#include <string>

#include "exporters/drawing/canvas.h"
#include "exporters/drawing/text/text.h"
#include "exporters/parts/sheet_context.h"
#include "exporters/parts/sheet_furniture.h"

namespace chartroom::exporters {

// Draws what surrounds the page. While it lives, everything is drawn in millimetres of the small
// frame, larger on a larger paper.
class PlainPage {
 public:
  // What the page is about stands at the right of its title: the map where nothing else is said.
  PlainPage(const Canvas& canvas, const SheetContext& context, const std::string& title,
            std::string about = {}, Rulers rulers = Rulers::no);
  ~PlainPage();
  PlainPage(const PlainPage&) = delete;
  PlainPage& operator=(const PlainPage&) = delete;

 private:
  Canvas canvas_;
};

// The room below the heading, in millimetres of the small frame. Every page of a paper has the same
// margins, in which rulers have room.
MmRect plain_body(Mm frame);

// A plate to be read; gives the room inside it.
MmRect draw_card(const Canvas& canvas, const BoardColours& colours, MmRect box);

}  // namespace chartroom::exporters
