// The rules on two pages: a captain's, and a radio operator's.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string>

#include "exporters/board/board_painter.h"
#include "exporters/board/film_marks.h"
#include "exporters/drawing/type_scale.h"
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

constexpr double kGutter = 3;
constexpr double kLetters = type::kText;

MmRect half_of(MmRect body, bool left) {
  const double width = (body.width - kGutter) / 2;
  return {left ? body.x : body.x + width + kGutter, body.y, width, body.height};
}

// The map with the film on it, and what was called.
void draw_example(const Canvas& canvas, const SheetContext& context, Panel& panel, double room) {
  constexpr double kCaption = 17;
  constexpr double kAround = 8;  // what a plate has round its room, heading included
  constexpr double kAside = 12;  // panel and plate on both sides
  const maps::Size size = context.map.size;
  const double width = half_of(plain_body(context.frame), false).width - kAside;
  const double pitch =
      std::min(width / (size.columns + 1), (room - kCaption - kAround) / (size.rows + 1));
  const MmRect box = panel.plate_with_heading(context.tr("An example on this map"),
                                              pitch * (size.rows + 1) + kCaption + kAround);
  const FilmExample example = film_example(context.map, context.rules);
  const std::string heard = fmt::format(
      fmt::runtime(context.tr("You heard: {}. Now they may be on any of {} points: the rings, "
                              "the thicker the likelier. Where there are discs they may "
                              "have passed.")),
      heard_in_words(example, context.tr), example.places);
  {
    const FigureTag figure(canvas, heard);
    const double left = box.x + (box.width - pitch * (size.columns + 1)) / 2;
    const BoardLayout board(size, {left + pitch, box.y + pitch}, pitch);
    BoardStyle style = board_style(context.look);
    style.starts = false;
    paint_board(canvas, context.map, board, style);
    draw_film(canvas, board, example.film, example.drawn);
  }
  draw_paragraph(canvas, heard, {box.x, box.bottom() - kCaption + 2.4, box.width, kCaption - 2},
                 {.size = type::kText, .colour = sheet_colours(context).text});
}

// The texts in two columns that are as equal in height as headings let them be.
std::array<TextBlocks, 2> in_two_columns(const Canvas& canvas, const TextBlocks& texts,
                                         double width) {
  std::array<TextBlocks, 2> best{texts, {}};
  double lowest = height_of(canvas, texts, width, kLetters);
  for (auto at = texts.begin() + 1; at != texts.end(); ++at) {
    if (at->kind != TextBlock::Kind::heading) continue;
    const std::array<TextBlocks, 2> columns{TextBlocks(texts.begin(), at),
                                            TextBlocks(at, texts.end())};
    const double height = std::max(height_of(canvas, columns[0], width, kLetters),
                                   height_of(canvas, columns[1], width, kLetters));
    if (height >= lowest) continue;
    lowest = height;
    best = columns;
  }
  return best;
}

void draw_captains_page(const Canvas& canvas, const SheetContext& context) {
  const MmRect body = plain_body(context.frame);
  constexpr double kMostTexts = 88;
  TextBlocks texts = beginning_texts(context);
  for (const TextBlocks& more : {moving_texts(context), realtime_texts(context.tr)}) {
    texts.insert(texts.end(), more.begin(), more.end());
  }
  const double width = half_of(body, true).width - Panel::kRoundTexts.x;
  const std::array<TextBlocks, 2> columns = in_two_columns(canvas, texts, width);
  double wanted = 0;
  for (const TextBlocks& column : columns) {
    wanted = std::max(wanted, height_of(canvas, column, width, kLetters) + Panel::kRoundTexts.y);
  }
  const double height = std::min(kMostTexts, wanted);
  const MmRect top{body.x, body.y, body.width, height};
  double size = kLetters;  // of both, which stand side by side
  for (const TextBlocks& column : columns) {
    size = fitting_size(canvas, column, {0, 0, width, height - Panel::kRoundTexts.y}, size);
  }
  for (const bool left : {true, false}) {
    Panel panel(canvas, context, half_of(top, left));
    panel.text(columns[left ? 0 : 1], panel.left(), size);
  }
  Panel table(canvas, context,
              {body.x, body.y + height + kGutter, body.width, body.height - height - kGutter});
  const MmRect room = table.plate_with_heading(context.tr("One action a turn"), table.left());
  draw_action_table(canvas, context, room);
}

void draw_operators_page(const Canvas& canvas, const SheetContext& context) {
  {
    Panel left(canvas, context, half_of(plain_body(context.frame), true));
    TextBlocks texts{heading(context.tr("The film"))};
    for (const TextBlocks& more :
         {film_rules(context), knowledge_texts(context.tr), ruling_texts(context)}) {
      texts.insert(texts.end(), more.begin(), more.end());
    }
    left.text(texts, 0, kLetters);
    left.picture();
  }
  constexpr double kRule = 24;
  Panel right(canvas, context, half_of(plain_body(context.frame), false));
  draw_example(canvas, context, right, right.left() - kRule - Panel::kGap);
  right.text(map_rule_texts(context), right.left(), kLetters);
}

void draw(const Canvas& canvas, const SheetContext& context, int page) {
  const PlainPage plain(canvas, context, context.tr("Rules"));
  page == 0 ? draw_captains_page(canvas, context) : draw_operators_page(canvas, context);
}

}  // namespace

Sheet rules_sheet() {
  return {.name = "rules",
          .title = [](const Translator& tr) { return std::string(tr("Rules")); },
          .draw = draw,
          .pages = 2};
}

}  // namespace chartroom::exporters
