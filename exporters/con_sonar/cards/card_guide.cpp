#include "exporters/con_sonar/cards/card_guide.h"

#include <algorithm>
#include <array>
#include <string>

#include "exporters/con_sonar/cards/small_card.h"
#include "exporters/con_sonar/parts/deck_sheet_page.h"
#include "exporters/drawing/shapes.h"
#include "exporters/drawing/text/text.h"

namespace chartroom::exporters {

namespace {

constexpr double kScale = 0.64;
constexpr double kGuideHead = 8;

// A number on the card, and its explanation beside it.
struct Mark {
  Mm at;  // on the card
  std::string words;
};

void draw_number(const Canvas& canvas, Mm middle, std::size_t number) {
  fill_disc(canvas, middle, 2.3, rgb(0xffffff));
  add_disc(canvas, middle, 2.3);
  set_colour(canvas, rgb(0x000000));
  cairo_set_line_width(canvas, 0.4);
  cairo_stroke(canvas);
  draw_line(canvas, std::to_string(number), {middle.x - 2, middle.y - 2, 4, 4},
            {.size = 3.2, .bold = true, .align = Align::centre, .colour = rgb(0x000000)});
}

void draw_guide_half(const Canvas& canvas, const DeckContext& context, CardKind kind, MmRect box,
                     const std::array<Mark, 4>& marks) {
  draw_small_card(canvas, context, kind, 0, {box.x, box.y}, kScale);
  const double left = box.x + kCardSize.x * kScale + 3;
  const double row = box.height / static_cast<double>(marks.size());
  double size = 3.4;
  const MmRect words{left + 6, 0, box.right() - left - 6, row - 0.6};
  for (const Mark& mark : marks) {
    size = std::min(size, measure_paragraph(canvas, mark.words, words, {.size = size}).size);
  }
  for (std::size_t k = 0; k < marks.size(); ++k) {
    const Mark& mark = marks[k];
    const double y = box.y + static_cast<double>(k) * row;
    draw_number(canvas, {box.x + mark.at.x * kScale, box.y + mark.at.y * kScale}, k + 1);
    draw_number(canvas, {left + 2.3, y + 2.6}, k + 1);
    draw_paragraph(canvas, mark.words, {words.x, y, words.width, words.height},
                   {.size = size, .colour = context.colours.ink});
  }
}

}  // namespace

void draw_card_guide(const Canvas& canvas, const DeckContext& context, MmRect box) {
  const Translator& tr = context.tr;
  const TextBlocks head{heading(tr("How to read the cards"))};
  draw_blocks(canvas, head, box, 4, block_colours(context));
  const double width = (box.width - 6) / 2;
  const MmRect left{box.x, box.y + kGuideHead, width, box.height - kGuideHead};
  const MmRect right{box.x + width + 6, left.y, width, left.height};
  draw_guide_half(canvas, context, CardKind::fleet, left,
                  {{{{13, 12.4}, tr("Whose submarine it moves: emblem and color")},
                    {{24, 14.5}, tr("Its symbol: the previous card’s arrow must point to it")},
                    {{42, 46}, tr("How many steps, up or down")},
                    {{58, 80}, tr("Where its arrow points: to the next card or a torpedo card")}}});
  draw_guide_half(canvas, context, CardKind::torpedoes, right,
                  {{{{13, 12.4}, tr("Whose submarines it targets")},
                    {{24, 14.5}, tr("Its symbol: your last arrow must point to it")},
                    {{56, 46}, tr("How many torpedoes, and so how many rolls")},
                    {{57, 66}, tr("Chance to hit (%), by the target’s step")}}});
}

}  // namespace chartroom::exporters
