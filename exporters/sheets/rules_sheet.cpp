// The rules on two pages: a captain's, and a radio operator's. In large print each takes two.
#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <initializer_list>
#include <string>

#include "exporters/board/board_painter.h"
#include "exporters/board/film_marks.h"
#include "exporters/drawing/text/type_scale.h"
#include "exporters/parts/action_table.h"
#include "exporters/parts/film_advice.h"
#include "exporters/parts/panel.h"
#include "exporters/parts/plain_page.h"
#include "exporters/parts/rule_texts.h"
#include "exporters/parts/sheet_furniture.h"
#include "exporters/sheets/film_example.h"
#include "exporters/sheets/sheet.h"

namespace chartroom::exporters {

namespace {

constexpr double kRulesGutter = 3;
constexpr double kRulesLetters = type::kText;
constexpr double kLargeLetters = type::kLabel;

double letters_of(const SheetContext& context) {
  return context.look == Look::large_print ? kLargeLetters : kRulesLetters;
}

MmRect half_of(MmRect body, bool left) {
  const double width = (body.width - kRulesGutter) / 2;
  return {left ? body.x : body.x + width + kRulesGutter, body.y, width, body.height};
}

std::string caption_of(const FilmExample& example, const SheetContext& context) {
  const Translator& tr = context.tr;
  std::string text =
      fmt::format(fmt::runtime(tr("You heard: {}. They can now be on any of {} points (rings).")),
                  heard_in_words(example, tr), example.places);
  double least = 1;
  double most = 0;
  for (const play::FilmPoint& point : example.film) {
    if (point.position_share <= 0) continue;
    least = std::min(least, point.position_share);
    most = std::max(most, point.position_share);
  }
  constexpr double kAlike = 0.005;  // in whole percent, as shown at the rings
  if (most - least > kAlike) text += std::string(" ") + tr("Thicker rings are more likely.");
  if (!context.map.starts.green) {
    text += std::string(" ") + tr("The line is the trail in one possible position.");
  }
  return text + " " + tr("Discs show where they may have passed.");
}

// Draws the map with the film on it, and the announcements.
void draw_example(const Canvas& canvas, const SheetContext& context, Panel& panel, double room) {
  const double caption = letters_of(context) * 5.2;  // four lines
  constexpr double kAround = 8;  // a plate's space around its room, heading included
  constexpr double kAside = 12;  // panel and plate on both sides
  const maps::Size size = context.map.size;
  const double width = half_of(plain_body(context.frame), false).width - kAside;
  const double pitch =
      std::min(width / (size.columns + 1), (room - caption - kAround) / (size.rows + 1));
  const MmRect box = panel.plate_with_heading(context.tr("An example on this map"),
                                              pitch * (size.rows + 1) + caption + kAround);
  const FilmExample example = film_example(context.map, context.rules);
  const std::string heard = caption_of(example, context);
  {
    const FigureTag figure(canvas, heard);
    const double left = box.x + (box.width - pitch * (size.columns + 1)) / 2;
    const BoardLayout board(size, {left + pitch, box.y + pitch}, pitch);
    BoardStyle style = board_style(context);
    style.starts = false;
    paint_board(canvas, context.map, board, style);
    draw_film(canvas, board, example.film, example.drawn, context.language);
  }
  draw_paragraph(canvas, heard, {box.x, box.bottom() - caption + 2.4, box.width, caption - 2},
                 {.size = letters_of(context), .colour = sheet_colours(context).text});
}

// Splits the texts into two columns, as equal in height as headings allow.
std::array<TextBlocks, 2> in_two_columns(const Canvas& canvas, const TextBlocks& texts,
                                         double width) {
  std::array<TextBlocks, 2> best{texts, {}};
  double lowest = height_of(canvas, texts, width, kRulesLetters);
  for (auto at = texts.begin() + 1; at != texts.end(); ++at) {
    if (at->kind != TextBlock::Kind::heading) continue;
    const std::array<TextBlocks, 2> columns{TextBlocks(texts.begin(), at),
                                            TextBlocks(at, texts.end())};
    const double height = std::max(height_of(canvas, columns[0], width, kRulesLetters),
                                   height_of(canvas, columns[1], width, kRulesLetters));
    if (height >= lowest) continue;
    lowest = height;
    best = columns;
  }
  return best;
}

double column_width(const SheetContext& context) {
  return half_of(plain_body(context.frame), true).width - Panel::kRoundTexts.x;
}

// Draws both columns in letters of one size, because they are side by side.
void draw_columns(const Canvas& canvas, const SheetContext& context,
                  const std::array<TextBlocks, 2>& columns, MmRect box, double largest) {
  double size = largest;
  for (const TextBlocks& column : columns) {
    const MmRect room{0, 0, column_width(context), box.height - Panel::kRoundTexts.y};
    size = fitting_size(canvas, column, room, size);
  }
  for (const bool left : {true, false}) {
    Panel panel(canvas, context, half_of(box, left));
    panel.text(columns[left ? 0 : 1], panel.left(), size);
  }
}

TextBlocks joined(std::initializer_list<TextBlocks> parts) {
  TextBlocks all;
  for (const TextBlocks& part : parts) all.insert(all.end(), part.begin(), part.end());
  return all;
}

TextBlocks captains_texts(const SheetContext& context) {
  const SetParts parts{is_printed(context, "gauges"), is_printed(context, "reference")};
  return joined(
      {beginning_texts(context, parts), moving_texts(context), realtime_texts(context.tr)});
}

TextBlocks operators_texts(const SheetContext& context) {
  return joined({{heading(context.tr("The film"))},
                 film_rules(context),
                 knowledge_texts(context.tr),
                 departure_texts(context.tr),
                 silent_texts(context)});
}

void draw_actions(const Canvas& canvas, const SheetContext& context, MmRect box) {
  Panel table(canvas, context, box);
  const MmRect room = table.plate_with_heading(context.tr("One action a turn"), table.left());
  draw_action_table(canvas, context, room);
}

void draw_captains_page(const Canvas& canvas, const SheetContext& context) {
  const MmRect body = plain_body(context.frame);
  constexpr double kMostTexts = 95;
  const double width = column_width(context);
  const std::array<TextBlocks, 2> columns = in_two_columns(canvas, captains_texts(context), width);
  double wanted = 0;
  for (const TextBlocks& column : columns) {
    wanted =
        std::max(wanted, height_of(canvas, column, width, kRulesLetters) + Panel::kRoundTexts.y);
  }
  const double height = std::min(kMostTexts, wanted);
  draw_columns(canvas, context, columns, {body.x, body.y, body.width, height}, kRulesLetters);
  draw_actions(
      canvas, context,
      {body.x, body.y + height + kRulesGutter, body.width, body.height - height - kRulesGutter});
}

void draw_operators_page(const Canvas& canvas, const SheetContext& context) {
  const MmRect body = plain_body(context.frame);
  {
    Panel left(canvas, context, half_of(body, true));
    left.text(operators_texts(context), 0, kRulesLetters);
    left.picture();
  }
  constexpr double kRule = 24;
  Panel right(canvas, context, half_of(body, false));
  draw_example(canvas, context, right, right.left() - kRule - Panel::kGap);
  right.text(map_rule_texts(context), right.left(), kRulesLetters);
}

void draw_large_texts(const Canvas& canvas, const SheetContext& context, const TextBlocks& texts) {
  draw_columns(canvas, context, in_two_columns(canvas, texts, column_width(context)),
               plain_body(context.frame), kLargeLetters);
}

void draw_large_example(const Canvas& canvas, const SheetContext& context) {
  const MmRect body = plain_body(context.frame);
  {
    Panel left(canvas, context, half_of(body, true));
    draw_example(canvas, context, left, left.left());
  }
  Panel right(canvas, context, half_of(body, false));
  right.text(map_rule_texts(context), 0, kLargeLetters);
  right.picture();
}

void draw_large(const Canvas& canvas, const SheetContext& context, int page) {
  switch (page) {
    case 0:
      return draw_large_texts(canvas, context, captains_texts(context));
    case 1:
      return draw_actions(canvas, context, plain_body(context.frame));
    case 2:
      return draw_large_texts(canvas, context, operators_texts(context));
    default:
      return draw_large_example(canvas, context);
  }
}

int rules_sheet_pages(const SheetContext& context) {
  return context.look == Look::large_print ? 4 : 2;
}

void draw_rules_sheet(const Canvas& canvas, const SheetContext& context, int page) {
  const PlainPage plain(canvas, context, context.tr("Rules"));
  if (context.look == Look::large_print) return draw_large(canvas, context, page);
  page == 0 ? draw_captains_page(canvas, context) : draw_operators_page(canvas, context);
}

}  // namespace

Sheet rules_sheet() {
  return {.name = "rules",
          .title = [](const Translator& tr) { return std::string(tr("Rules")); },
          .draw = draw_rules_sheet,
          .pages = rules_sheet_pages,
          .both_sides = true};
}

}  // namespace chartroom::exporters
