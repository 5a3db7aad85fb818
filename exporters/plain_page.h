// Pages without a board: a heading with the set's code, rulers, footer, and cards.
#pragma once

#include <cairo.h>

#include <string>

#include "exporters/sheet.h"
#include "exporters/text.h"

namespace chartroom {

// Draws what surrounds the page. While it lives, everything is drawn in millimetres of the small
// frame, larger on a larger paper.
class PlainPage {
 public:
  PlainPage(cairo_t* cr, const SheetContext& context, const std::string& title);
  ~PlainPage();
  PlainPage(const PlainPage&) = delete;
  PlainPage& operator=(const PlainPage&) = delete;

  // The room below the heading.
  static constexpr MmRect kBody{5.4, 16, 261, 173.4};

 private:
  cairo_t* cr_;
};

// A card to be read or cut out; gives the room inside it.
MmRect draw_card(cairo_t* cr, const BoardColours& colours, MmRect box);

// A dashed line along which a page is folded, or cut with `scissors`.
void draw_fold(cairo_t* cr, Mm from, Mm to, Colour ink);
void draw_cut_frame(cairo_t* cr, MmRect box, Colour ink);

// Paragraphs one below the other; each begins where the one before it ended.
class Column {
 public:
  Column(cairo_t* cr, const BoardColours& colours, MmRect box, double text_size = 3.5)
      : cr_(cr), colours_(colours), box_(box), text_size_(text_size), y_(box.y) {}

  void heading(const char* text);
  void paragraph(const std::string& text);
  // With a dot before it.
  void item(const std::string& text);
  void gap(double height) { y_ += height; }
  double y() const { return y_; }

 private:
  void set(const std::string& text, double indent);

  cairo_t* cr_;
  BoardColours colours_;
  MmRect box_;
  double text_size_;
  double y_;
};

}  // namespace chartroom
