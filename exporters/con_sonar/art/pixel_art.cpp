#include "exporters/con_sonar/art/pixel_art.h"

#include <fmt/core.h>

#include <algorithm>
#include <string>
#include <vector>

namespace chartroom::exporters {

namespace {

// Adds neighbors in a row as one bar, and all bars as one path, which avoids seams.
void add_pixels(cairo_t* cr, const PixelArt& art, Mm corner, double side, char wanted) {
  for (int row = 0; row < art.height(); ++row) {
    const std::string_view line = art.rows[static_cast<std::size_t>(row)];
    for (std::size_t from = line.find(wanted); from != std::string_view::npos;) {
      const std::size_t end = std::min(line.find_first_not_of(wanted, from), line.size());
      cairo_rectangle(cr, corner.x + static_cast<double>(from) * side, corner.y + row * side,
                      static_cast<double>(end - from) * side, side);
      from = line.find(wanted, end);
    }
  }
}

constexpr std::string_view kDigits[10][7] = {
    {".###.", "##.##", "##.##", "##.##", "##.##", "##.##", ".###."},
    {"..##.", ".###.", "..##.", "..##.", "..##.", "..##.", ".####"},
    {"####.", "...##", "...##", ".###.", "##...", "##...", "#####"},
    {"####.", "...##", "...##", ".###.", "...##", "...##", "####."},
    {"##.##", "##.##", "##.##", "#####", "...##", "...##", "...##"},
    {"#####", "##...", "##...", "####.", "...##", "...##", "####."},
    {".###.", "##...", "##...", "####.", "##.##", "##.##", ".###."},
    {"#####", "...##", "...##", "..##.", "..##.", ".##..", ".##.."},
    {".###.", "##.##", "##.##", ".###.", "##.##", "##.##", ".###."},
    {".###.", "##.##", "##.##", ".####", "...##", "...##", ".###."},
};
constexpr std::string_view kPlus[7] = {".....", "..#..", "..#..", "#####",
                                       "..#..", "..#..", "....."};
constexpr std::string_view kMinus[7] = {".....", ".....", ".....", "#####",
                                        ".....", ".....", "....."};

std::span<const std::string_view, 7> glyph(char c) {
  if (c == '+') return kPlus;
  if (c == '-') return kMinus;
  return kDigits[c - '0'];
}

}  // namespace

void draw_pixels(cairo_t* cr, const PixelArt& art, MmRect box, Colour colour, Colour shade) {
  const double side = std::min(box.width / art.width(), box.height / art.height());
  const Mm corner{box.x + (box.width - side * art.width()) / 2,
                  box.y + (box.height - side * art.height()) / 2};
  for (const auto& [mark, ink] : {std::pair{'+', shade}, {'#', colour}}) {
    add_pixels(cr, art, corner, side, mark);
    set_colour(cr, ink);
    cairo_fill(cr);
  }
}

void draw_pixel_number(cairo_t* cr, int number, bool sign, MmRect box, Colour colour) {
  std::vector<std::string> rows(7);
  for (const char c : sign ? fmt::format("{:+}", number) : fmt::format("{}", number)) {
    for (std::size_t row = 0; row < rows.size(); ++row) {
      if (!rows[row].empty()) rows[row] += '.';
      rows[row] += glyph(c)[row];
    }
  }
  const std::vector<std::string_view> views(rows.begin(), rows.end());
  draw_pixels(cr, {views}, box, colour, colour);
}

}  // namespace chartroom::exporters
