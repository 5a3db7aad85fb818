#include "exporters/con_sonar/parts/caption.h"

#include <algorithm>
#include <string_view>

namespace chartroom::exporters {

namespace {

constexpr double kWide = 1e5;

double line_width(const Canvas& canvas, std::string_view text, TextStyle style, double size) {
  style.size = size;
  return measure_paragraph(canvas, text, {0, 0, kWide, kWide}, style).width;
}

// Returns the size at which the text fills a line.
double line_size(const Canvas& canvas, std::string_view text, MmRect box, const TextStyle& style) {
  return style.size * box.width / std::max(line_width(canvas, text, style, style.size), 1e-9);
}

bool words_fit(const Canvas& canvas, std::string_view text, MmRect box, const TextStyle& style,
               double size) {
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(' '), text.size());
    if (line_width(canvas, text.substr(0, end), style, size) > box.width) return false;
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return true;
}

}  // namespace

void draw_caption(const Canvas& canvas, const std::string& text, MmRect box,
                  const TextStyle& style) {
  const double fitting = line_size(canvas, text, box, style);
  const TextExtent lines = measure_paragraph(canvas, text, box, style);
  // Two lines may have larger letters, but never break words for that.
  if (fitting >= lines.size ||
      (fitting >= style.smallest && !words_fit(canvas, text, box, style, lines.size))) {
    draw_line(canvas, text, box, style);
    return;
  }
  const double above = std::max(0.0, (box.height - lines.height) / 2);
  draw_paragraph(canvas, text, {box.x, box.y + above, box.width, box.height - above}, style);
}

bool caption_fits(const Canvas& canvas, const std::string& text, MmRect box,
                  const TextStyle& style) {
  if (line_size(canvas, text, box, style) >= style.smallest) return true;
  const TextExtent lines = measure_paragraph(canvas, text, box, style);
  return lines.height <= box.height && words_fit(canvas, text, box, style, lines.size);
}

}  // namespace chartroom::exporters
