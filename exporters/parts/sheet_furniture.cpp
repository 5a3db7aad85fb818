#include "exporters/parts/sheet_furniture.h"

#include <fmt/core.h>

#include <algorithm>
#include <vector>

#include "exporters/board/board_marks.h"
#include "exporters/board/board_painter.h"
#include "exporters/board/quadrant_art.h"
#include "exporters/board/theme.h"
#include "exporters/drawing/cairo_objects.h"
#include "exporters/drawing/text/type_scale.h"
#include "exporters/page/number_in.h"
#include "exporters/page/qr_code.h"
#include "exporters/page/rulers.h"
#include "exporters/page/shortened_line.h"
#include "exporters/parts/alt_text.h"
#include "exporters/parts/sheet_texts.h"
#include "maps/platform/shown_text.h"
#include "maps/platform/visible_text.h"

namespace chartroom::exporters {

namespace {

void legend_sign(const Canvas& canvas, const BoardColours& colours, Mm middle, int kind) {
  constexpr double kPitch = 8;
  cairo_save(canvas);
  cairo_translate(canvas, middle.x, middle.y);
  cairo_scale(canvas, kPitch, kPitch);
  if (kind == 0) {
    draw_border_lines(canvas, {{{-0.36, 0.03}, {-0.12, -0.03}, {0.12, 0.03}, {0.36, -0.03}}},
                      colours);
  } else if (kind == 1) {
    draw_surface_point(canvas, {0, 0}, colours);
  }
  cairo_restore(canvas);
}

struct LegendWord {
  int kind = 0;  // the kind of its sign
  const char* word = "";
  double width = 0;
};

constexpr double kLegendBefore = 10.9;  // a sign with the space on both sides
constexpr double kLegendSign = 4.4;     // from a word to the middle of its sign

TextStyle legend_style(const SheetContext& context) {
  const BoardColours colours = sheet_colours(context);
  return {.size = colours.bold ? 3.7 : type::kNote, .colour = colours.text};
}

std::vector<LegendWord> legend_words(const Canvas& canvas, const SheetContext& context) {
  std::vector<LegendWord> words{{0, context.tr("quadrant border")}};
  if (!context.map.surface_points().empty()) words.push_back({1, context.tr("surface point")});
  for (LegendWord& word : words) {
    const MmRect room{0, 0, 60, 9};
    word.width = measure_paragraph(canvas, word.word, room, legend_style(context)).width + 0.1;
  }
  return words;
}

// Draws the legend of the board's signs, from right to left.
void draw_legend(const Canvas& canvas, const SheetContext& context,
                 const std::vector<LegendWord>& words, MmRect box) {
  const BoardColours colours = sheet_colours(context);
  double right = box.right();
  for (const LegendWord& word : words) {
    draw_line(canvas, word.word, {right - word.width, box.y, word.width, box.height},
              legend_style(context));
    const Mm sign{right - word.width - kLegendSign, box.y + box.height / 2};
    legend_sign(canvas, colours, sign, word.kind);
    right -= word.width + kLegendBefore;
  }
}

// Draws the map's name, followed by the name of the map on the back.
void draw_name(const Canvas& canvas, const SheetContext& context, MmRect box,
               const TextStyle& style) {
  const std::string name = text_in(context.map.name, context.language);
  double width = box.width;
  if (!context.on_the_back.empty()) {
    constexpr double kLeast = 0.35;  // minimum share of the room for the back
    constexpr double kApart = 4;
    const MmRect room{0, 0, 2 * box.width, box.height};
    const double wanted = measure_paragraph(canvas, on_one_line(name), room, style).width + kApart;
    width = std::min(wanted, (1 - kLeast) * box.width);
    const TagScope paragraph(canvas, "P");
    draw_line(
        canvas,
        fmt::format(fmt::runtime(context.tr("on the back: {}")), isolated(context.on_the_back)),
        {box.x + width, box.y, box.width - width, box.height},
        {.size = type::kText * sheet_zoom(context.frame), .colour = sheet_colours(context).text});
    width -= kApart;
  }
  const TagScope heading(canvas, "H1");
  draw_line(canvas, name, {box.x, box.y, width, box.height}, style);
}

}  // namespace

bool is_published(const maps::Map& map) {
  return map.author == "Chartroom, after the game by Roberto Fraga and Yohan Lemonnier";
}

BoardStyle board_style(const SheetContext& context) {
  BoardStyle style = board_style(context.look);
  style.letters = team_letters(context.tr);
  return style;
}

void draw_footer(const Canvas& canvas, const SheetContext& context, const std::string& title,
                 MmRect box, Colour ink) {
  const TagScope paragraph(canvas, "P");
  constexpr const char* kApart = "  ·  ";
  const SheetSet& set = context.set;
  std::string belongs = "Chartroom";
  if (!set.map.empty()) belongs += kApart + set.map;
  const TextStyle style{.size = type::kFine, .align = Align::right, .colour = ink};
  std::string behind;
  if (!set.code.empty()) behind += kApart + set.code;
  behind += kApart + title;
  const auto with_revision = [&](const std::string& revision) {
    return belongs + ", " +
           fmt::format(fmt::runtime(context.tr("revision {}")), isolated(revision)) + behind;
  };
  belongs = set.revision.empty() ? belongs + behind
                                 : line_with(canvas, set.revision, with_revision, box.width, style);
  std::string prints =
      fmt::format("{} mm{}{}", number_in(context.language, fmt::format("{}", context.pitch)),
                  kApart, context.tr("Print at 100%, no scaling"));
  if (!context.on_the_back.empty()) {
    prints += std::string(kApart) + context.tr("both sides, flip on long edge");
  }
  const std::string credits =
      context.tr("unofficial") + (kApart + std::string(kGameCredit)) + kApart;
  const std::string& author = context.map.author;
  const bool of_map = set.map == context.map.id;
  if (of_map && is_published(context.map)) {
    prints = credits + context.tr("published map") + kApart + prints;
  } else if (of_map && is_visible(author)) {
    const auto with_author = [&](const std::string& name) {
      return credits + fmt::format(fmt::runtime(context.tr("map by {}")), isolated(name)) + kApart +
             prints;
    };
    prints = line_with(canvas, author, with_author, box.width, style);
  } else {
    prints = credits + prints;
  }
  draw_line(canvas, belongs, {box.x, box.y, box.width, box.height / 2}, style);
  draw_line(canvas, prints, {box.x, box.y + box.height / 2, box.width, box.height / 2}, style);
}

void draw_heading(const Canvas& canvas, const SheetContext& context, const BoardLayout& board) {
  const MmRect box = sheet_heading(board, context.frame);
  const BoardColours colours = sheet_colours(context);
  const double zoom = sheet_zoom(context.frame);
  const std::vector<LegendWord> words = legend_words(canvas, context);
  double legend = 0;
  for (const LegendWord& word : words) legend += zoom * (word.width + kLegendBefore);
  const double size = zoom * on_scale(std::min(type::kHeading, 0.8 * box.height / zoom));
  // Accents rise above a line's room, which is at the frame's edge here.
  const double rise = 0.13 * size;
  draw_name(canvas, context, {box.x, box.y + rise, box.width - legend - 1, box.height - 2 * rise},
            {.size = size, .bold = true, .display = true, .colour = colours.line});
  const double height = std::min(6.0, box.height / zoom);
  const StateGuard guard(canvas);
  cairo_translate(canvas, box.right() - legend, box.y + box.height / 2);
  cairo_scale(canvas, zoom, zoom);
  draw_legend(canvas, context, words, {0, -height / 2, legend / zoom, height});
}

void draw_set_mark(const Canvas& canvas, const SheetContext& context, MmRect box) {
  if (context.set.code.empty()) return;
  constexpr Colour ink = rgb(0x000000);
  if (context.look == Look::night) {
    set_colour(canvas, rgb(0xffffff));
    cairo_rectangle(canvas, box.x - kSetMarkRim, box.y - kSetMarkRim, box.width + 2 * kSetMarkRim,
                    box.width + kSetMarkRim + 3.4);
    cairo_fill(canvas);
  }
  draw_qr_code(canvas, qr_text(context.set), {box.x, box.y}, box.width, ink);
  draw_line(canvas, context.set.code, {box.x - 2, box.y + box.width + 0.3, box.width + 4, 2.6},
            {.size = type::kFine, .bold = true, .align = Align::centre, .colour = ink});
}

void draw_margins(const Canvas& canvas, const SheetContext& context, const std::string& title,
                  Rulers rulers) {
  draw_margins(canvas, context, title, rulers, kRulerStrip, context.frame.x);
}

void draw_margins(const Canvas& canvas, const SheetContext& context, const std::string& title,
                  Rulers rulers, double left, double right) {
  const double foot = context.frame.y - kFooterHeight + 0.6;
  const Colour ink = sheet_colours(context).text;
  if (rulers == Rulers::yes) {
    draw_ruler_across(canvas, {left, foot}, ink);
    draw_ruler_up(canvas, {left - 0.5, foot - 1.6}, ink);
  }
  draw_footer(canvas, context, title, {left + 106, foot - 0.3, right - left - 106, 5}, ink);
}

void draw_board_side(const Canvas& canvas, const SheetContext& context, const BoardLayout& board,
                     const std::string& title) {
  draw_board_side(canvas, context, board, title, board_style(context));
}

void draw_board_side(const Canvas& canvas, const SheetContext& context, const BoardLayout& board,
                     const std::string& title, const BoardStyle& style) {
  draw_heading(canvas, context, board);
  {
    const FigureTag figure(canvas, board_alt_text(context));
    paint_board(canvas, context.map, board, style);
  }
  const double margin = sheet_margin(board.frame().width, context.frame);
  draw_margins(canvas, context, title, Rulers::yes, std::max(kRulerStrip, margin),
               sheet_panel(board, context.frame).right());
}

}  // namespace chartroom::exporters
