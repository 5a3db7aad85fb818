#include "exporters/page/shortened_line.h"

#include <vector>

#include "exporters/drawing/text/line_breaks.h"
#include "maps/platform/utf8.h"

namespace chartroom::exporters {
namespace {

bool fits(const Canvas& canvas, const std::string& line, double width, const TextStyle& style) {
  constexpr double kAnyHeight = 1e6;
  // Twice the room keeps text that is too wide so, on one line or on several.
  const MmRect room{0, 0, 2 * width, kAnyHeight};
  return measure_paragraph(canvas, on_one_line(line), room, style).width <= width;
}

}  // namespace

std::string line_with(const Canvas& canvas, const std::string& text, const LineWith& line,
                      double width, const TextStyle& style) {
  std::string whole = line(text);
  if (fits(canvas, whole, width * style.size / (style.smallest * kNarrowest), style)) return whole;
  report_no_room(canvas, whole);
  const std::vector<std::string> characters = characters_of(text);
  const auto begin_of = [&characters](std::size_t count) {
    std::string begin;
    for (std::size_t i = 0; i < count; ++i) begin += characters[i];
    return begin + "…";
  };
  std::size_t most = 0;
  for (std::size_t too_many = characters.size(); too_many - most > 1;) {
    const std::size_t middle = most + (too_many - most) / 2;
    (fits(canvas, line(begin_of(middle)), width, style) ? most : too_many) = middle;
  }
  return line(begin_of(most));
}

}  // namespace chartroom::exporters
