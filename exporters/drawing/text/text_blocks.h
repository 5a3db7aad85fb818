// Texts in a column, in the largest letters that fit.
#pragma once

#include <cairo.h>

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "exporters/drawing/text/text.h"

namespace chartroom::exporters {

struct TextBlock {
  enum class Kind : std::uint8_t {
    heading,
    paragraph,
    item,    // has a dot before it
    command  // typed by the reader: framed, below an item
  };
  Kind kind = Kind::paragraph;
  std::string text;
};

using TextBlocks = std::vector<TextBlock>;

struct TextBlockColours {
  Colour heading;
  Colour dot;  // before an item
  Colour text;
};

inline TextBlock heading(std::string text) { return {TextBlock::Kind::heading, std::move(text)}; }
inline TextBlock paragraph(std::string text) {
  return {TextBlock::Kind::paragraph, std::move(text)};
}
inline TextBlock item(std::string text) { return {TextBlock::Kind::item, std::move(text)}; }

inline TextBlock command(std::string text) { return {TextBlock::Kind::command, std::move(text)}; }

// Returns the size of letters, kMinTextMm to `largest`, at which the blocks fit the box.
double fitting_size(cairo_t* cr, std::span<const TextBlock> blocks, MmRect box, double largest);

// Returns the largest size, up to `largest`, at which each paragraph alone fits such a box, so that
// paragraphs side by side have letters of one size.
double size_of_all(cairo_t* cr, std::span<const std::string> paragraphs, MmRect box,
                   double largest);

// The height of the blocks in letters of that size.
double height_of(cairo_t* cr, std::span<const TextBlock> blocks, double width, double size);

// Draws the blocks from the top of the box, with `apart` more space between them.
void draw_blocks(const Canvas& canvas, std::span<const TextBlock> blocks, MmRect box, double size,
                 const TextBlockColours& colours, double apart = 0);

}  // namespace chartroom::exporters
