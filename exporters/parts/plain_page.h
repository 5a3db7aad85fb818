// Pages without a board: a heading with the set's code, footer, rulers where they are asked for,
// and cards.
#pragma once

#include <string>

#include "exporters/drawing/canvas.h"
#include "exporters/drawing/text.h"
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

  // The room below the heading, with its larger margin for the ruler on the left.
  static constexpr MmRect kBody{5.4, 16, 261, 173.4};

 private:
  Canvas canvas_;
};

// Where the left edge of the small frame lies on a page, in millimetres: its body is in the middle,
// but clear of rulers.
double plain_page_left(Mm frame, Rulers rulers);

// A plate to be read; gives the room inside it.
MmRect draw_card(const Canvas& canvas, const BoardColours& colours, MmRect box);

}  // namespace chartroom::exporters
