// A text as a Pango layout: fonts, missing characters, and control characters.
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

// Layouts are a hundred times larger than drawn: Pango rounds advances to its units, and with
// millimeters as units this would leave visible steps between letters.
inline constexpr double kEnlarged = 100;

// Returns a length in Pango's units, at most its largest number (for boxes without an edge).
int units(double mm);

// Sets the width of the box in which lines break; an infinite one has no edge.
void set_width(PangoLayout* layout, double mm);
void set_font(PangoLayout* layout, const TextStyle& style, double size);
// Sets letter spacing, and the places where no line may break.
void set_attributes(PangoLayout* layout, const TextStyle& style);

struct SetText {
  LayoutPtr layout;
  std::string missing;  // characters that no font has
};

// Sets the text, composed, in the bundled fonts, otherwise in the machine's, otherwise with
// squares.
SetText set_text(cairo_t* cr, std::string_view wanted, const TextStyle& style);
TextExtent extent_of(PangoLayout* layout, double size);

// Returns the text with spaces for control characters. Line breaks and isolated texts stay.
std::string unsteered(std::string_view text);

}  // namespace chartroom::exporters
