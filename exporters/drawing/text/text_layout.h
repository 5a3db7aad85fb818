// A text as a layout of Pango's: fonts, letters that no font has, and what would steer it.
#pragma once

#include <pango/pangocairo.h>

#include <memory>
#include <string>
#include <string_view>

#include "exporters/drawing/text/text.h"

namespace chartroom::exporters {

struct GObjectDeleter {
  void operator()(void* object) const { g_object_unref(object); }
};
struct AttributesDeleter {
  void operator()(PangoAttrList* list) const { pango_attr_list_unref(list); }
};
using LayoutPtr = std::unique_ptr<PangoLayout, GObjectDeleter>;
using AttributesPtr = std::unique_ptr<PangoAttrList, AttributesDeleter>;

// Layouts are set a hundred times larger than they are drawn: Pango rounds advances to its units,
// and a millimetre as a unit of the page would leave visible steps between letters.
inline constexpr double kEnlarged = 100;

// Of lengths beyond Pango's numbers, for boxes without an edge, the largest.
int units(double mm);

// Of the box that lines break in; an infinite one has no edge.
void set_width(PangoLayout* layout, double mm);
void set_font(PangoLayout* layout, const TextStyle& style, double size);
// Letter spacing, and where no line may break.
void set_attributes(PangoLayout* layout, const TextStyle& style);

struct SetText {
  LayoutPtr layout;
  std::string missing;  // what no font has
};

// The text in the bundled fonts, else in those of the machine, else with squares.
SetText set_text(cairo_t* cr, std::string_view wanted, const TextStyle& style);
TextExtent extent_of(PangoLayout* layout, double size);

// The text with spaces for what steers; line breaks stay.
std::string unsteered(std::string_view text);

}  // namespace chartroom::exporters
