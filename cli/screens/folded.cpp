#include "cli/screens/folded.h"

#include <algorithm>

#include "maps/platform/line_reader.h"
#include "maps/platform/utf8.h"

namespace chartroom::cli {
namespace {

// Returns the column of a line's explanation, after the explained words, if it has two columns.
std::size_t text_column(std::string_view line) {
  constexpr std::string_view kGap = "  ";
  const std::size_t words = line.find_first_not_of(' ');
  const std::size_t gap = line.find(kGap, std::min(words, line.size()));
  return words == 0 || gap == line.npos ? 0
                                        : std::min(line.find_first_not_of(' ', gap), line.size());
}

// Returns the last space at which a line can break so that its begin fits the screen.
std::size_t last_space(std::string_view line, std::size_t width) {
  std::size_t fits = line.npos;
  for (std::size_t space = line.find(' '); space != line.npos; space = line.find(' ', space + 1)) {
    if (display_width(line.substr(0, space)) > static_cast<int>(width)) break;
    fits = space;
  }
  return fits;
}

}  // namespace

std::string folded(std::string_view text, std::size_t width) {
  std::string result;
  for_each_line(text, [&](std::string_view whole, int) {
    std::size_t begin = text_column(whole);
    const auto indent = static_cast<std::size_t>(display_width(whole.substr(0, begin)));
    std::string line(whole);
    while (display_width(line) > static_cast<int>(width)) {
      const std::size_t space = last_space(line, width);
      if (space == line.npos || space <= begin) break;
      result += line.substr(0, space) + "\n";
      line = std::string(indent, ' ') + line.substr(space + 1);
      begin = indent;
    }
    result += line + "\n";
  });
  return result;
}

}  // namespace chartroom::cli
