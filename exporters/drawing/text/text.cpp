#include "exporters/drawing/text/text.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <string>
#include <tuple>
#include <utility>

#include "exporters/drawing/text/line_breaks.h"
#include "exporters/drawing/text/text_layout.h"
#include "exporters/drawing/text/type_scale.h"
#include "maps/platform/shown_text.h"
#include "maps/platform/utf8.h"

namespace chartroom::exporters {

namespace {

// Returns the surface's box for a box of the user space.
MmRect on_surface(cairo_t* cr, MmRect box) {
  Mm low{1e9, 1e9};
  Mm high{-1e9, -1e9};
  for (const auto& [right, down] : {std::pair{0, 0}, {1, 0}, {0, 1}, {1, 1}}) {
    double x = box.x + right * box.width;
    double y = box.y + down * box.height;
    cairo_user_to_device(cr, &x, &y);
    low = {std::min(low.x, x), std::min(low.y, y)};
    high = {std::max(high.x, x), std::max(high.y, y)};
  }
  return {low.x, low.y, high.x - low.x, high.y - low.y};
}

// A layout's position, with its letters narrowed to a share of their width.
struct Placed {
  Mm place;
  double narrowed = 1;
  double size = 0;

  MmRect ink(PangoLayout* layout) const {
    PangoRectangle ink;
    pango_layout_get_extents(layout, &ink, nullptr);
    constexpr double kUnit = kEnlarged * PANGO_SCALE;
    return {place.x + narrowed * ink.x / kUnit, place.y + ink.y / kUnit,
            narrowed * ink.width / kUnit, ink.height / kUnit};
  }
};

// Returns the bounds of a text: a low box fits its capitals, and other letters hang below it.
MmRect text_bounds(MmRect box, double size) {
  const double above = std::max(0.0, 1.1 * size - box.height / 2);
  const double over = std::max(0.12 * size, above - box.height / 2);
  const double aside = 0.1 * size;
  return {box.x - aside, box.y - over, box.width + 2 * aside, box.height + 2 * over};
}

MmRect both(MmRect a, MmRect b) {
  const double left = std::max(a.x, b.x);
  const double top = std::max(a.y, b.y);
  return {left, top, std::max(0.0, std::min(a.right(), b.right()) - left),
          std::max(0.0, std::min(a.bottom(), b.bottom()) - top)};
}

void record(const Canvas& canvas, std::string_view text, double size, MmRect box, MmRect ink) {
  if (canvas.texts == nullptr) return;
  double x = 0;
  double y = size;
  cairo_user_to_device_distance(canvas, &x, &y);
  canvas.texts->push_back(
      {std::string(text), std::hypot(x, y), on_surface(canvas, box), on_surface(canvas, ink)});
}

void show(const Canvas& canvas, std::string_view text, PangoLayout* layout, const Placed& placed,
          MmRect box, Colour colour) {
  const MmRect bounds = text_bounds(box, placed.size);
  const MmRect ink = placed.ink(layout);
  const MmRect inside = both(ink, bounds);
  record(canvas, text, placed.size, box, inside);
  cairo_save(canvas);
  if (inside.width < ink.width - 1e-6 || inside.height < ink.height - 1e-6) {
    cairo_rectangle(canvas, bounds.x, bounds.y, bounds.width, bounds.height);
    cairo_clip(canvas);
  }
  cairo_translate(canvas, placed.place.x, placed.place.y);
  cairo_scale(canvas, placed.narrowed / kEnlarged, 1 / kEnlarged);
  set_colour(canvas, colour);
  cairo_move_to(canvas, 0, 0);
  pango_cairo_show_layout(canvas, layout);
  cairo_restore(canvas);
  cairo_new_path(canvas);
}

// Lato's and B612's capitals are about 0.72 em high.
constexpr double kCapital = 0.72;

std::string without_isolates(std::string_view text) {
  std::string plain;
  for (const std::string& character : characters_of(text)) {
    if (character != kFirstStrongIsolate && character != kPopIsolate) plain += character;
  }
  return plain;
}

void report_text(TextLog* log, std::string_view text, const std::string& missing, bool fits) {
  if (log == nullptr) return;
  TextProblem problem{TextProblem::Kind::no_room, without_isolates(text), {}};
  // With squares instead of letters, the needed room is unknown.
  if (!missing.empty()) {
    problem.kind = TextProblem::Kind::no_font;
    problem.characters = missing;
  } else if (fits) {
    return;
  }
  if (std::find(log->begin(), log->end(), problem) == log->end()) log->push_back(problem);
}

void set_alignment(PangoLayout* layout, Align align) {
  if (align == Align::centre) pango_layout_set_alignment(layout, PANGO_ALIGN_CENTER);
  if (align == Align::right) pango_layout_set_alignment(layout, PANGO_ALIGN_RIGHT);
}

TextExtent fit_paragraph(PangoLayout* layout, MmRect box, const TextStyle& style) {
  set_width(layout, box.width);
  pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR);
  set_alignment(layout, style.align);
  TextExtent extent = extent_of(layout, style.size);
  for (double size = style.size; extent.height > box.height && size > style.smallest;) {
    size = std::max(style.smallest, step_below(size));
    set_font(layout, style, size);
    extent = extent_of(layout, size);
  }
  return extent;
}

// Returns the start of a layout's line, counted from the last one.
std::size_t start_of_line(PangoLayout* layout, int from_last) {
  const int line = pango_layout_get_line_count(layout) - 1 - from_last;
  return static_cast<std::size_t>(pango_layout_get_line_readonly(layout, line)->start_index);
}

// Moves the previous word to a lone word on the last line, unless that adds a line or leaves
// another long word alone. Explicit line breaks may leave short lines.
void join_lone_word(PangoLayout* layout) {
  const int lines = pango_layout_get_line_count(layout);
  const std::string_view text = pango_layout_get_text(layout);
  const std::size_t word = start_of_line(layout, 0);
  if (lines < 2 || text[word - 1] != ' ' || text.find(' ', word) != text.npos) return;
  const std::size_t joined = text.rfind(' ', word - 2) + 1;  // 0 behind npos
  const std::size_t line = start_of_line(layout, 1);
  const bool is_short = text.size() - word <= 3;  // "it.", "1."
  if (joined <= line || (!is_short && text.find(' ', line) + 1 == joined)) return;
  const AttributesPtr attributes(pango_attr_list_copy(pango_layout_get_attributes(layout)));
  PangoAttribute* const kept = pango_attr_allow_breaks_new(FALSE);
  kept->start_index = static_cast<guint>(joined);
  kept->end_index = static_cast<guint>(text.size());
  const LayoutPtr trial(pango_layout_copy(layout));
  pango_attr_list_insert(attributes.get(), kept);
  pango_layout_set_attributes(trial.get(), attributes.get());
  if (pango_layout_get_line_count(trial.get()) == lines) {
    pango_layout_set_attributes(layout, attributes.get());
  }
}

// The space below the last line's letters, which may exceed a paragraph's box.
constexpr double kOverhang = 0.3;

// Ends the layout with an ellipsis at its box's end. Removes line breaks, which would keep lines.
TextExtent cut_off(PangoLayout* layout, MmRect box, const TextStyle& style, double size) {
  const std::string text = on_one_line(pango_layout_get_text(layout));
  pango_layout_set_text(layout, text.data(), static_cast<int>(text.size()));
  set_attributes(layout, style);
  pango_layout_set_height(layout, units(std::max(0.0, box.height + kOverhang)));
  pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END);
  return extent_of(layout, size);
}

// True if a word is longer than any of a language: a name without spaces, which may break anywhere.
bool has_long_word(std::string_view text) {
  constexpr std::size_t kLong = 30;
  std::size_t letters = 0;
  for (const std::string& character : characters_of(text)) {
    letters = character == " " ? 0 : letters + 1;
    if (letters > kLong) return true;
  }
  return false;
}

// Sets the text in two lines if these are much larger than one line; otherwise changes nothing and
// returns nothing.
std::optional<TextExtent> fit_two_lines(PangoLayout* layout, MmRect box, const TextStyle& style,
                                        double size_of_one) {
  constexpr double kMuchLarger = 1.2;
  set_width(layout, box.width);
  pango_layout_set_wrap(layout, has_long_word(pango_layout_get_text(layout)) ? PANGO_WRAP_WORD_CHAR
                                                                             : PANGO_WRAP_WORD);
  for (double size = style.size; size > kMuchLarger * size_of_one; size = step_below(size)) {
    set_font(layout, style, size);
    const TextExtent extent = extent_of(layout, size);
    if (pango_layout_get_line_count(layout) > 2 || extent.height > box.height ||
        extent.width > box.width) {
      continue;
    }
    set_alignment(layout, style.align);
    return TextExtent{size, box.width, extent.height};
  }
  pango_layout_set_width(layout, -1);
  return std::nullopt;
}

// Returns the size for a line of which `share` fits at its own size. Drawings without a scale take
// any size that fits.
double size_of_line(const TextStyle& style, double share) {
  if (style.smallest <= 0) return style.size * share;
  double size = style.size;
  while (size > style.smallest && style.size * share < kNarrowest * size) {
    size = std::max(style.smallest, step_below(size));
  }
  return size;
}

}  // namespace

TextExtent draw_line(const Canvas& canvas, std::string_view text, MmRect box,
                     const TextStyle& style) {
  const auto [layout, missing] = set_text(canvas, on_one_line(text), style);
  TextExtent extent = extent_of(layout.get(), style.size);
  if (extent.width > box.width) {
    const double size = size_of_line(style, box.width / extent.width);
    if (const auto two = fit_two_lines(layout.get(), box, style, size)) {
      report_text(canvas.text_log, text, missing, true);
      const Mm place{box.x, box.y + (box.height - two->height) / 2};
      show(canvas, text, layout.get(), {place, 1, two->size}, box, style.colour);
      return *two;
    }
    set_font(layout.get(), style, size);
    extent = extent_of(layout.get(), size);
  }
  const double narrowed = std::min(1.0, box.width / std::max(extent.width, 1e-9));
  report_text(canvas.text_log, text, missing, narrowed > kNarrowest - 1e-3 || style.smallest <= 0);
  extent.width *= narrowed;
  const double free = box.width - extent.width;
  const double x = box.x + (style.align == Align::left     ? 0
                            : style.align == Align::centre ? free / 2
                                                           : free);
  const double baseline = pango_layout_get_baseline(layout.get()) / (kEnlarged * PANGO_SCALE);
  const double y = box.y + box.height / 2 + kCapital * extent.size / 2 - baseline;
  show(canvas, text, layout.get(), {{x, y}, narrowed, extent.size}, box, style.colour);
  return extent;
}

TextExtent draw_paragraph(const Canvas& canvas, std::string_view text, MmRect box,
                          const TextStyle& style) {
  const auto [layout, missing] = set_text(canvas, text, style);
  TextExtent extent = fit_paragraph(layout.get(), box, style);
  const bool fits = extent.height < box.height + kOverhang;
  report_text(canvas.text_log, text, missing, fits);
  if (!fits) extent = cut_off(layout.get(), box, style, extent.size);
  if (fits) join_lone_word(layout.get());
  show(canvas, text, layout.get(), {{box.x, box.y}, 1, extent.size}, box, style.colour);
  return extent;
}

TextExtent measure_paragraph(cairo_t* cr, std::string_view text, MmRect box,
                             const TextStyle& style) {
  // Panels and plates are measured repeatedly, with equal words, sizes and boxes.
  cairo_matrix_t m;
  cairo_get_matrix(cr, &m);
  using Key = std::tuple<std::string, double, bool, bool, Align, double, double, double, double,
                         double, double, double, double>;
  constexpr std::size_t kMostRemembered = 10'000;
  thread_local std::map<Key, TextExtent> measured;
  if (measured.size() >= kMostRemembered) measured.clear();
  const auto [known, is_new] = measured.try_emplace(
      Key{text, style.size, style.bold, style.display, style.align, style.spacing, style.smallest,
          box.width, box.height, m.xx, m.xy, m.yx, m.yy});
  if (is_new) known->second = fit_paragraph(set_text(cr, text, style).layout.get(), box, style);
  return known->second;
}

std::string on_one_line(std::string_view text) {
  constexpr gunichar kLineSeparator = 0x2028;
  constexpr gunichar kParagraphSeparator = 0x2029;
  std::string line;
  for (const std::string& character : characters_of(unsteered(text))) {
    const gunichar c = g_utf8_get_char(character.c_str());
    const bool ends = c == '\n' || c == kLineSeparator || c == kParagraphSeparator;
    line += ends ? " " : character;
  }
  return line;
}

void report_no_room(const Canvas& canvas, std::string_view text) {
  report_text(canvas.text_log, text, {}, false);
}

}  // namespace chartroom::exporters
