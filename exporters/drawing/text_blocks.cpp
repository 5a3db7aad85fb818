#include "exporters/drawing/text_blocks.h"

#include <algorithm>
#include <cmath>

#include "exporters/drawing/cairo_objects.h"
#include "exporters/drawing/type_scale.h"

namespace chartroom::exporters {

namespace {

using Kind = TextBlock::Kind;

// All in sizes of the letters.
constexpr double kHeadingSize = 1;
constexpr double kHeadingHeight = 1.75;
constexpr double kBeforeHeading = 0.55;
constexpr double kBehindText = 0.4;
constexpr double kIndent = 0.95;

double indent_of(const TextBlock& block, double size) {
  return block.kind == Kind::item ? kIndent * size : 0;
}

// What a block takes, with the space behind it.
double block_height(cairo_t* cr, const TextBlock& block, double width, double size) {
  if (block.kind == Kind::heading) return kHeadingHeight * size;
  const MmRect box{0, 0, width - indent_of(block, size), 1e6};
  return measure_paragraph(cr, block.text, box, {.size = size}).height + kBehindText * size;
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

void draw_blocks(const Canvas& canvas, std::span<const TextBlock> blocks, MmRect box, double size,
                 const TextBlockColours& colours) {
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
      if (indent > 0) {
        set_colour(canvas, colours.dot);
        cairo_arc(canvas, box.x + 0.3 * size, y + 0.62 * size, 0.2 * size, 0, 2 * M_PI);
        cairo_fill(canvas);
      }
      draw_paragraph(canvas, block.text, {box.x + indent, y, box.width - indent, box.bottom() - y},
                     {.size = size, .colour = colours.text});
    }
    y += block_height(canvas, block, box.width, size);
  }
}

}  // namespace chartroom::exporters
