#include "exporters/drawing/text/text_layout.h"

#include <algorithm>
#include <limits>
#include <set>
#include <utility>
#include <vector>

#include "exporters/drawing/text/fonts.h"
#include "exporters/drawing/text/line_breaks.h"
#include "maps/platform/shown_text.h"
#include "maps/platform/utf8.h"

namespace chartroom::exporters {
namespace {

struct FontDeleter {
  void operator()(PangoFontDescription* font) const { pango_font_description_free(font); }
};
using ContextPtr = std::unique_ptr<PangoContext, GObjectDeleter>;
using FontPtr = std::unique_ptr<PangoFontDescription, FontDeleter>;

// Makes line breaks and widths equal on screen and on paper.
void set_options(PangoContext* context) {
  const std::unique_ptr<cairo_font_options_t, decltype(&cairo_font_options_destroy)> options(
      cairo_font_options_create(), cairo_font_options_destroy);
  cairo_font_options_set_hint_style(options.get(), CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options.get(), CAIRO_HINT_METRICS_OFF);
  cairo_font_options_set_antialias(options.get(), CAIRO_ANTIALIAS_GRAY);
  pango_cairo_context_set_font_options(context, options.get());
  pango_cairo_context_set_resolution(context, 72);
}

LayoutPtr layout_in(cairo_t* cr, PangoFontMap* fonts, std::string_view text,
                    const TextStyle& style) {
  const ContextPtr context(pango_font_map_create_context(fonts));
  // The layout needs its drawing scale; at the page's scale its fonts would be huge.
  cairo_save(cr);
  cairo_scale(cr, 1 / kEnlarged, 1 / kEnlarged);
  pango_cairo_update_context(cr, context.get());
  cairo_restore(cr);
  set_options(context.get());
  LayoutPtr layout(pango_layout_new(context.get()));
  pango_layout_set_text(layout.get(), text.data(), static_cast<int>(text.size()));
  // A line of our words with a user's in it begins at the left. Pango would look at all letters.
  pango_layout_set_auto_dir(layout.get(),
                            text.find(kFirstStrongIsolate) == text.npos ? TRUE : FALSE);
  set_font(layout.get(), style, style.size);
  set_attributes(layout.get(), style);
  return layout;
}

// Returns the text's characters that the layout's fonts lack, each once.
std::string without_font(PangoLayout* layout, std::string_view text) {
  std::string missing;
  const LayoutPtr single(pango_layout_copy(layout));
  pango_layout_set_attributes(single.get(), nullptr);
  for (const std::string& character : characters_of(text)) {
    pango_layout_set_text(single.get(), character.data(), static_cast<int>(character.size()));
    if (pango_layout_get_unknown_glyphs_count(single.get()) == 0) continue;
    if (missing.find(character) == std::string::npos) missing += character;
  }
  return missing;
}

// True for emoji and other signs beside words, with the marks that join and color them.
bool is_pictograph(gunichar c) {
  return (c >= 0x1F000 && c <= 0x1FBFF) || (c >= 0x2600 && c <= 0x27BF) ||
         (c >= 0x2B00 && c <= 0x2BFF) || (c >= 0xE0020 && c <= 0xE007F) || c == 0x20E3 ||
         c == 0xFE0F || c == 0x200D;
}

// Replaces missing letters, for which Pango would draw a box as wide as a word. Leaves out missing
// emoji, with the space before them.
std::string with_squares(std::string_view text, const std::string& missing) {
  constexpr const char* kSquare = "\u25A1";
  std::string shown;
  bool left_out = false;
  for (const std::string& character : characters_of(text)) {
    const bool there = missing.find(character) == std::string::npos;
    const gunichar c = g_utf8_get_char(character.c_str());
    // Fonts have these marks.
    const bool joins = c == 0xFE0F || c == 0x200D || (c >= 0xE0020 && c <= 0xE007F);
    left_out = is_pictograph(c) && (!there || (left_out && joins));
    if (left_out) {
      if (shown.ends_with(' ')) shown.pop_back();
      continue;
    }
    if (shown.empty() && character == " ") continue;
    shown += there ? character : kSquare;
  }
  return shown;
}

// True for controls that would reverse the following letters, even our own words.
bool turns_round(gunichar c) {
  return (c >= 0x202A && c <= 0x202E) || (c >= 0x2066 && c <= 0x2069);
}

bool steers(gunichar c) { return (g_unichar_iscntrl(c) && c != '\n') || turns_round(c); }

// Returns the places of marks that begin and end a text of its own order (see isolated). Marks
// without their other half would turn what follows.
std::set<std::size_t> pairs_of_isolates(const std::vector<std::string>& characters) {
  std::set<std::size_t> pairs;
  std::vector<std::size_t> begun;
  for (std::size_t i = 0; i < characters.size(); ++i) {
    if (characters[i] == kFirstStrongIsolate) begun.push_back(i);
    if (characters[i] != kPopIsolate || begun.empty()) continue;
    pairs.insert({begun.back(), i});
    begun.pop_back();
  }
  return pairs;
}

// False for most letters: a fast test that spares taking most texts apart.
bool may_steer(char byte) {
  const auto b = static_cast<unsigned char>(byte);
  return b < 0x20 || b == 0x7F || b == 0xC2 || b == 0xE2;
}

}  // namespace

int units(double mm) {
  constexpr double kMost = std::numeric_limits<int>::max();
  return static_cast<int>(std::min(mm * kEnlarged * PANGO_SCALE, kMost));
}

// Pango takes -1 for a box without an edge.
void set_width(PangoLayout* layout, double mm) {
  const int width = units(mm);
  pango_layout_set_width(layout, width < std::numeric_limits<int>::max() ? width : -1);
}

void set_font(PangoLayout* layout, const TextStyle& style, double size) {
  const FontPtr font(pango_font_description_new());
  pango_font_description_set_family_static(font.get(),
                                           style.display ? kDisplayFamily : kTextFamily);
  pango_font_description_set_absolute_size(font.get(), size * kEnlarged * PANGO_SCALE);
  pango_font_description_set_weight(font.get(),
                                    style.bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
  pango_layout_set_font_description(layout, font.get());
}

void set_attributes(PangoLayout* layout, const TextStyle& style) {
  const AttributesPtr attributes(pango_attr_list_new());
  if (style.spacing > 0) {
    pango_attr_list_insert(attributes.get(), pango_attr_letter_spacing_new(units(style.spacing)));
  }
  keep_together(attributes.get(), pango_layout_get_text(layout));
  pango_layout_set_attributes(layout, attributes.get());
}

std::string unsteered(std::string_view text) {
  if (std::none_of(text.begin(), text.end(), may_steer)) return std::string(text);
  std::vector<std::string> characters = characters_of(text);
  const std::set<std::size_t> kept = pairs_of_isolates(characters);
  std::string result;
  for (std::size_t i = 0; i < characters.size(); ++i) {
    const bool goes = steers(g_utf8_get_char(characters[i].c_str())) && !kept.contains(i);
    result += goes ? " " : characters[i];
  }
  return result;
}

SetText set_text(cairo_t* cr, std::string_view wanted, const TextStyle& style) {
  const std::string text = unsteered(composed(wanted));
  const auto all_there = [](const LayoutPtr& layout) {
    return pango_layout_get_unknown_glyphs_count(layout.get()) == 0;
  };
  LayoutPtr layout = layout_in(cr, bundled_fonts(), text, style);
  if (all_there(layout)) return {std::move(layout), {}};
  layout = layout_in(cr, all_fonts(), text, style);
  if (all_there(layout)) return {std::move(layout), {}};
  const std::string missing = without_font(layout.get(), text);
  return {layout_in(cr, all_fonts(), with_squares(text, missing), style), missing};
}

TextExtent extent_of(PangoLayout* layout, double size) {
  PangoRectangle logical;
  pango_layout_get_extents(layout, nullptr, &logical);
  constexpr double kUnit = kEnlarged * PANGO_SCALE;
  return {size, logical.width / kUnit, logical.height / kUnit};
}

}  // namespace chartroom::exporters
