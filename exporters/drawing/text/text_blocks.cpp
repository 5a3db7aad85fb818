#include "exporters/drawing/text/text_blocks.h"

#include <algorithm>
#include <cmath>

#include "exporters/drawing/cairo_objects.h"
#include "exporters/drawing/shapes.h"
#include "exporters/drawing/text/type_scale.h"

namespace chartroom::exporters {

namespace {

using Kind = TextBlock::Kind;

// All in sizes of the letters.
constexpr double kHeadingSize = 1;
constexpr double kHeadingHeight = 1.75;
constexpr double kBeforeHeading = 0.55;
constexpr double kBehindText = 0.4;
constexpr double kIndent = 0.95;
constexpr double kFrame = 0.5;  // a command's frame around its letters

// Typed letters are spaced and not joined.
TextStyle style_of(const TextBlock& block, double size) {
  return {.size = size, .spacing = block.kind == Kind::command ? 0.04 * size : 0};
}

double indent_of(const TextBlock& block, double size) {
  const double item = block.kind == Kind::item || block.kind == Kind::command ? kIndent : 0;
  return (item + (block.kind == Kind::command ? kFrame : 0)) * size;
}

// Returns a block's height with the space after it.
double block_height(cairo_t* cr, const TextBlock& block, double width, double size) {
  if (block.kind == Kind::heading) return kHeadingHeight * size;
  const double frame = block.kind == Kind::command ? kFrame * size : 0;
  const MmRect box{0, 0, width - indent_of(block, size) - frame, 1e6};
  return measure_paragraph(cr, block.text, box, style_of(block, size)).height + kBehindText * size +
         1.2 * frame;
}

// Draws a frame as wide as the words; `box` holds both, and the space after them.
void draw_command(const Canvas& canvas, const TextBlock& block, MmRect box, double size,
                  const TextBlockColours& colours) {
  TextStyle style = style_of(block, size);
  style.colour = colours.text;
  const double frame = kFrame * size;
  const MmRect room{box.x + frame, box.y + 0.6 * frame - 0.1 * size, box.width - 2 * frame,
                    box.height};
  const TextExtent extent = draw_paragraph(canvas, block.text, room, style);
  add_round_rectangle(
      canvas, {box.x, box.y, extent.width + 2 * frame, extent.height + 1.2 * frame - 0.2 * size},
      0.3 * size);
  set_colour(canvas, colours.text);
  cairo_set_line_width(canvas, 0.2);
  cairo_stroke(canvas);
}

double space_before(std::span<const TextBlock> blocks, std::size_t k, double size) {
  return k > 0 && blocks[k].kind == Kind::heading ? kBeforeHeading * size : 0;
}

}  // namespace

double height_of(cairo_t* cr, std::span<const TextBlock> blocks, double width, double size) {
  double height = 0;
  for (std::size_t k = 0; k < blocks.size(); ++k) {
    height += space_before(blocks, k, size) + block_height(cr, blocks[k], width, size);
  }
  return height;
}

double fitting_size(cairo_t* cr, std::span<const TextBlock> blocks, MmRect box, double largest) {
  return largest_fitting(largest, kMinTextMm, [&](double size) {
    return height_of(cr, blocks, box.width, size) <= box.height;
  });
}

double size_of_all(cairo_t* cr, std::span<const std::string> paragraphs, MmRect box,
                   double largest) {
  const MmRect unbounded{0, 0, box.width, 1e4};
  return largest_fitting(largest, kMinTextMm, [&](double size) {
    return std::ranges::all_of(paragraphs, [&](const std::string& text) {
      return measure_paragraph(cr, text, unbounded, {.size = size}).height <= box.height;
    });
  });
}

void draw_blocks(const Canvas& canvas, std::span<const TextBlock> blocks, MmRect box, double size,
                 const TextBlockColours& colours, double apart) {
  double y = box.y;
  for (std::size_t k = 0; k < blocks.size(); ++k) {
    const TextBlock& block = blocks[k];
    y += space_before(blocks, k, size);
    if (y + 0.7 * size > box.bottom()) {
      report_no_room(canvas, block.text);
      continue;
    }
    if (block.kind == Kind::heading) {
      const TagScope tag(canvas, "H2");
      draw_line(
          canvas, block.text, {box.x, y, box.width, kHeadingHeight * size * 0.86},
          {.size = kHeadingSize * size, .bold = true, .colour = colours.heading, .spacing = 0.1});
    } else {
      const TagScope tag(canvas, "P");
      const double indent = indent_of(block, size);
      if (block.kind == Kind::command) {
        draw_command(canvas, block,
                     {box.x + kIndent * size, y, box.width - kIndent * size,
                      block_height(canvas, block, box.width, size)},
                     size, colours);
        y += block_height(canvas, block, box.width, size) + apart;
        continue;
      }
      if (indent > 0) {
        set_colour(canvas, colours.dot);
        cairo_arc(canvas, box.x + 0.3 * size, y + 0.62 * size, 0.2 * size, 0, 2 * M_PI);
        cairo_fill(canvas);
      }
      draw_paragraph(canvas, block.text, {box.x + indent, y, box.width - indent, box.bottom() - y},
                     {.size = size, .colour = colours.text});
    }
    y += block_height(canvas, block, box.width, size) + apart;
  }
}

}  // namespace chartroom::exporters
