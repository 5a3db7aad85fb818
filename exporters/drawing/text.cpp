#include "exporters/drawing/text.h"

#include <pango/pangocairo.h>

#include <algorithm>
#include <memory>
#include <utility>

namespace chartroom::exporters {

namespace {

struct GObjectDeleter {
  void operator()(void* object) const { g_object_unref(object); }
};
struct FontDeleter {
  void operator()(PangoFontDescription* font) const { pango_font_description_free(font); }
};
struct AttributesDeleter {
  void operator()(PangoAttrList* list) const { pango_attr_list_unref(list); }
};
using LayoutPtr = std::unique_ptr<PangoLayout, GObjectDeleter>;
using FontPtr = std::unique_ptr<PangoFontDescription, FontDeleter>;
using AttributesPtr = std::unique_ptr<PangoAttrList, AttributesDeleter>;

// Layouts are set a hundred times larger than they are drawn: Pango rounds advances to its units,
// and a millimetre as a unit of the page would leave visible steps between letters.
constexpr double kEnlarged = 100;

void set_font(PangoLayout* layout, const TextStyle& style, double size) {
  const FontPtr font(pango_font_description_new());
  pango_font_description_set_family_static(font.get(), "DejaVu Sans,NanumGothic,sans-serif");
  pango_font_description_set_absolute_size(font.get(), size * kEnlarged * PANGO_SCALE);
  pango_font_description_set_weight(font.get(),
                                    style.bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
  pango_font_description_set_style(font.get(),
                                   style.italic ? PANGO_STYLE_OBLIQUE : PANGO_STYLE_NORMAL);
  if (style.condensed) {
    pango_font_description_set_stretch(font.get(), PANGO_STRETCH_CONDENSED);
  }
  pango_layout_set_font_description(layout, font.get());
}

void set_spacing(PangoLayout* layout, const TextStyle& style) {
  if (style.spacing <= 0) return;
  const AttributesPtr attributes(pango_attr_list_new());
  pango_attr_list_insert(
      attributes.get(),
      pango_attr_letter_spacing_new(static_cast<int>(style.spacing * kEnlarged * PANGO_SCALE)));
  pango_layout_set_attributes(layout, attributes.get());
}

LayoutPtr layout_of(cairo_t* cr, std::string_view text, const TextStyle& style) {
  // The layout takes the scale that it is drawn at; at that of the page its fonts would be huge.
  cairo_save(cr);
  cairo_scale(cr, 1 / kEnlarged, 1 / kEnlarged);
  LayoutPtr layout(pango_cairo_create_layout(cr));
  cairo_restore(cr);
  PangoContext* context = pango_layout_get_context(layout.get());
  // The same line breaks and widths on screen and on paper.
  const std::unique_ptr<cairo_font_options_t, decltype(&cairo_font_options_destroy)> options(
      cairo_font_options_create(), cairo_font_options_destroy);
  cairo_font_options_set_hint_style(options.get(), CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options.get(), CAIRO_HINT_METRICS_OFF);
  cairo_font_options_set_antialias(options.get(), CAIRO_ANTIALIAS_GRAY);
  pango_cairo_context_set_font_options(context, options.get());
  pango_cairo_context_set_resolution(context, 72);
  pango_layout_set_text(layout.get(), text.data(), static_cast<int>(text.size()));
  set_font(layout.get(), style, style.size);
  set_spacing(layout.get(), style);
  return layout;
}

TextExtent extent_of(PangoLayout* layout, double size) {
  PangoRectangle logical;
  pango_layout_get_extents(layout, nullptr, &logical);
  constexpr double kUnit = kEnlarged * PANGO_SCALE;
  return {size, logical.width / kUnit, logical.height / kUnit};
}

void show(cairo_t* cr, PangoLayout* layout, Mm place, double narrowed, Colour colour) {
  cairo_save(cr);
  cairo_translate(cr, place.x, place.y);
  cairo_scale(cr, narrowed / kEnlarged, 1 / kEnlarged);
  set_colour(cr, colour);
  cairo_move_to(cr, 0, 0);
  pango_cairo_show_layout(cr, layout);
  cairo_restore(cr);
  cairo_new_path(cr);
}

// DejaVu's capitals are 0.729 em high.
constexpr double kCapital = 0.729;

// The characters of the text, each once, that no font has.
std::string without_font(PangoLayout* layout, std::string_view text) {
  std::string missing;
  const LayoutPtr single(pango_layout_copy(layout));
  for (std::size_t at = 0; at < text.size();) {
    const auto bytes =
        static_cast<std::size_t>(g_utf8_next_char(text.data() + at) - (text.data() + at));
    const std::string character(text.substr(at, bytes));
    at += bytes;
    pango_layout_set_text(single.get(), character.data(), static_cast<int>(character.size()));
    if (pango_layout_get_unknown_glyphs_count(single.get()) == 0) continue;
    if (missing.find(character) == std::string::npos) missing += character;
  }
  return missing;
}

void report_text(TextLog* log, PangoLayout* layout, std::string_view text, bool fits) {
  if (log == nullptr) return;
  TextProblem problem{TextProblem::Kind::no_room, std::string(text), {}};
  // Where boxes stand for letters, nobody knows what room the letters would take.
  if (pango_layout_get_unknown_glyphs_count(layout) > 0) {
    problem.kind = TextProblem::Kind::no_font;
    problem.characters = without_font(layout, text);
  } else if (fits) {
    return;
  }
  if (std::find(log->begin(), log->end(), problem) == log->end()) log->push_back(problem);
}

TextExtent fit_paragraph(PangoLayout* layout, MmRect box, const TextStyle& style) {
  pango_layout_set_width(layout, static_cast<int>(box.width * kEnlarged * PANGO_SCALE));
  pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR);
  if (style.align == Align::centre) pango_layout_set_alignment(layout, PANGO_ALIGN_CENTER);
  if (style.align == Align::right) pango_layout_set_alignment(layout, PANGO_ALIGN_RIGHT);
  TextExtent extent = extent_of(layout, style.size);
  for (double size = style.size; extent.height > box.height && size > style.smallest;) {
    size = std::max(style.smallest, size * 0.96);
    set_font(layout, style, size);
    extent = extent_of(layout, size);
  }
  return extent;
}

}  // namespace

TextExtent draw_line(const Canvas& canvas, std::string_view text, MmRect box,
                     const TextStyle& style) {
  const LayoutPtr layout = layout_of(canvas, text, style);
  TextExtent extent = extent_of(layout.get(), style.size);
  if (extent.width > box.width) {
    const double size =
        std::min(style.size, std::max(style.smallest, style.size * box.width / extent.width));
    set_font(layout.get(), style, size);
    extent = extent_of(layout.get(), size);
  }
  const double narrowed = std::min(1.0, box.width / std::max(extent.width, 1e-9));
  report_text(canvas.text_log, layout.get(), text,
              narrowed > 0.999 || extent.size > style.smallest + 1e-9 || style.smallest <= 0);
  extent.width *= narrowed;
  const double free = box.width - extent.width;
  const double x = box.x + (style.align == Align::left     ? 0
                            : style.align == Align::centre ? free / 2
                                                           : free);
  const double baseline = pango_layout_get_baseline(layout.get()) / (kEnlarged * PANGO_SCALE);
  const double y = box.y + box.height / 2 + kCapital * extent.size / 2 - baseline;
  show(canvas, layout.get(), {x, y}, narrowed, style.colour);
  return extent;
}

TextExtent draw_paragraph(const Canvas& canvas, std::string_view text, MmRect box,
                          const TextStyle& style) {
  const LayoutPtr layout = layout_of(canvas, text, style);
  const TextExtent extent = fit_paragraph(layout.get(), box, style);
  report_text(canvas.text_log, layout.get(), text, extent.height < box.height + 0.3);
  show(canvas, layout.get(), {box.x, box.y}, 1, style.colour);
  return extent;
}

TextExtent measure_paragraph(cairo_t* cr, std::string_view text, MmRect box,
                             const TextStyle& style) {
  const LayoutPtr layout = layout_of(cr, text, style);
  return fit_paragraph(layout.get(), box, style);
}

}  // namespace chartroom::exporters
