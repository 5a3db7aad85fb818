#include "exporters/con_sonar/parts/caption.h"

#include <algorithm>

namespace chartroom::exporters {

void draw_caption(const Canvas& canvas, const std::string& text, MmRect box,
                  const TextStyle& style) {
  const TextExtent extent = measure_paragraph(canvas, text, box, style);
  const double above = std::max(0.0, (box.height - extent.height) / 2);
  draw_paragraph(canvas, text, {box.x, box.y + above, box.width, box.height - above}, style);
}

}  // namespace chartroom::exporters
