#include "exporters/con_sonar/cards/card_pages.h"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "exporters/con_sonar/parts/with_values.h"
#include "exporters/drawing/text/text.h"
#include "exporters/page/card_cuts.h"
#include "exporters/page/card_page.h"

namespace chartroom::exporters {

namespace {

struct CardPage {
  const Canvas& canvas;
  const DeckContext& context;
  CardKind kind;
  CardGrid grid;
  int first = 0;  // card
  int cards = 0;
};

void draw_cards_of_page(const CardPage& page, bool backs, MmRect round) {
  const double over = page.grid.gutter;
  for (int k = 0; k < page.cards; ++k) {
    const MmRect place = backs ? page.grid.back(k) : page.grid.front(k);
    const MmRect ground = card_ground(page.grid, place, round);
    const StateGuard guard(page.canvas);
    cairo_rectangle(page.canvas, ground.x, ground.y, ground.width, ground.height);
    cairo_clip(page.canvas);
    enter_card(page.canvas, page.grid, place, backs);
    const MmRect all{-over, -over, kCardSize.x + 2 * over, kCardSize.y + 2 * over};
    if (backs) {
      draw_back(page.canvas, page.context, page.kind, all);
    } else {
      draw_front(page.canvas, page.context, page.kind, page.first + k, all);
    }
  }
}

CardCuts cuts_of(const CardPage& page, bool fronts, bool backs) {
  CardCuts cuts;
  for (int k = 0; k < page.cards; ++k) {
    if (fronts) cuts.add(page.grid.front(k));
    if (backs) cuts.add(page.grid.back(k));
  }
  return cuts;
}

void draw_marks(const CardPage& page, const CardCuts& cuts) {
  const Mm size = page.context.paper;
  const MmRect paper{page.grid.middle.x - size.x / 2, page.grid.middle.y - size.y / 2, size.x,
                     size.y};
  draw_card_cuts(page.canvas, cuts, page.grid.gutter, paper);
  draw_card_fold(page.canvas, page.grid, cuts.block(), paper, page.context.colours.ink);
}

// Draws the page's title, set and printing instructions: a text above each column of cards, or
// beside each row if there is more room.
void draw_legend(const CardPage& page, MmRect block, const std::string& title) {
  const DeckContext& context = page.context;
  std::string set = context.set.map;
  if (!context.set.revision.empty()) {
    set += ", " + with_values(context.tr("revision {}"), context.set.revision);
  }
  const std::array texts{
      title, set + "  ·  " + context.set.code,
      std::string(context.tr("unofficial")) + "  ·  " + context.tr("Print at 100%, no scaling")};
  const bool aside = context.paper.x - block.width > context.paper.y - block.height;
  cairo_save(page.canvas);
  cairo_translate(page.canvas, block.x, aside ? block.bottom() : block.y);
  if (aside) cairo_rotate(page.canvas, -M_PI / 2);
  const double width = (aside ? page.grid.cell().y : page.grid.cell().x) + page.grid.gutter;
  const double row = -page.grid.gutter - 2.8;
  for (std::size_t k = 0; k < texts.size(); ++k) {
    const double x = static_cast<double>(k) * width;
    if (x + width > (aside ? block.height : block.width) + page.grid.gutter + 1) break;
    // Clear of the marks at the cuts.
    draw_line(page.canvas, texts[k], {x + 1.5, row, width - page.grid.gutter - 3, 2.4},
              {.size = 2.1, .colour = context.colours.ink});
  }
  cairo_restore(page.canvas);
}

std::string page_title(const DeckContext& context, const std::string& title, int leaf, int leaves,
                       bool backs_only) {
  const std::string number = fmt::format("{} {}/{}", title, leaf + 1, leaves);
  if (context.backs != Backs::duplex) return number;
  return number + ", " +
         (backs_only ? context.tr("backs: flip on long edge")
                     : context.tr("fronts: flip on long edge"));
}

}  // namespace

int card_page_count(const DeckContext& context, CardKind kind) {
  const int a_page = card_grid(context).cards();
  const int leaves = (card_count(context.deck, kind) + a_page - 1) / a_page;
  return context.backs == Backs::duplex ? 2 * leaves : leaves;
}

void draw_card_page(const Canvas& canvas, const DeckContext& context, CardKind kind,
                    const std::string& title, int page) {
  const bool duplex = context.backs == Backs::duplex;
  const bool backs_only = duplex && page % 2 == 1;
  const int leaf = duplex ? page / 2 : page;
  const int leaves = card_page_count(context, kind) / (duplex ? 2 : 1);
  CardPage cards{canvas, context, kind, card_grid(context)};
  cards.first = leaf * cards.grid.cards();
  cards.cards = std::min(cards.grid.cards(), card_count(context.deck, kind) - cards.first);
  const bool fronts = !backs_only;
  const bool backs = backs_only || context.backs == Backs::gutterfold;
  const CardCuts cuts = cuts_of(cards, fronts, backs);
  const MmRect block = cuts.block();
  if (backs) draw_cards_of_page(cards, true, block);
  if (fronts) draw_cards_of_page(cards, false, block);
  draw_marks(cards, cuts);
  draw_legend(cards, block, page_title(context, title, leaf, leaves, backs_only));
}

}  // namespace chartroom::exporters
