#include "exporters/con_sonar/cards/card_pages.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <set>
#include <vector>

#include "exporters/con_sonar/parts/with_values.h"
#include "exporters/drawing/text.h"
#include "exporters/page/cut_lines.h"

namespace chartroom::exporters {

namespace {

constexpr double kMark = 4;  // the length of a mark, and how far it keeps from the ground
constexpr double kMarkGap = 0.8;

struct CardPage {
  const Canvas& canvas;
  const DeckContext& context;
  CardKind kind;
  CardGrid grid;
  int first = 0;  // card
  int cards = 0;
};

// Runs `draw` in the coordinates of an upright card at the place; lying cards have their top at the
// right, and their backs at the left.
template <class Draw>
void in_card(const CardPage& page, MmRect place, bool back, const Draw& draw) {
  cairo_save(page.canvas);
  cairo_translate(page.canvas, place.x + place.width / 2, place.y + place.height / 2);
  if (page.grid.lying) cairo_rotate(page.canvas, back ? -M_PI / 2 : M_PI / 2);
  cairo_translate(page.canvas, -kCardSize.x / 2, -kCardSize.y / 2);
  draw();
  cairo_restore(page.canvas);
}

// What a card's ground covers: half of the gutters between it and others, all of those round them.
MmRect ground_of(const CardPage& page, MmRect place, MmRect round) {
  const double over = page.grid.gutter;
  // Grounds that only touched would leave a seam.
  constexpr double kOverlap = 0.1;
  const auto reach = [over](double edge, double outer) {
    return std::abs(edge - outer) < 1e-6 ? over : std::min(over, over / 2 + kOverlap);
  };
  const double left = reach(place.x, round.x);
  const double top = reach(place.y, round.y);
  return {place.x - left, place.y - top, place.width + left + reach(place.right(), round.right()),
          place.height + top + reach(place.bottom(), round.bottom())};
}

void draw_cards(const CardPage& page, bool backs, MmRect round) {
  const double over = page.grid.gutter;
  for (int k = 0; k < page.cards; ++k) {
    const MmRect place = backs ? page.grid.back(k) : page.grid.front(k);
    const MmRect ground = ground_of(page, place, round);
    const StateGuard guard(page.canvas);
    cairo_rectangle(page.canvas, ground.x, ground.y, ground.width, ground.height);
    cairo_clip(page.canvas);
    in_card(page, place, backs, [&] {
      const MmRect all{-over, -over, kCardSize.x + 2 * over, kCardSize.y + 2 * over};
      if (backs) {
        draw_back(page.canvas, page.context, page.kind, all);
      } else {
        draw_front(page.canvas, page.context, page.kind, page.first + k, all);
      }
    });
  }
}

// Where knives go, across and down, and how far the cards reach.
struct Cuts {
  std::set<double> across;
  std::set<double> down;
  MmRect block;
};

void add_cuts(Cuts& cuts, MmRect place) {
  const auto add = [](std::set<double>& cut, double at) {
    const auto near = cut.lower_bound(at - 1e-6);
    if (near == cut.end() || *near > at + 1e-6) cut.insert(at);
  };
  add(cuts.down, place.x);
  add(cuts.down, place.right());
  add(cuts.across, place.y);
  add(cuts.across, place.bottom());
}

Cuts cuts_of(const CardPage& page, bool fronts, bool backs) {
  Cuts cuts;
  for (int k = 0; k < page.cards; ++k) {
    if (fronts) add_cuts(cuts, page.grid.front(k));
    if (backs) add_cuts(cuts, page.grid.back(k));
  }
  cuts.block = {*cuts.down.begin(), *cuts.across.begin(), *cuts.down.rbegin() - *cuts.down.begin(),
                *cuts.across.rbegin() - *cuts.across.begin()};
  return cuts;
}

// Dark on paper, and light enough beside it to be seen on a dark ground.
void stroke_marks(const Canvas& canvas) {
  set_colour(canvas, rgb(0xffffff));
  cairo_set_line_width(canvas, 0.35);
  cairo_stroke_preserve(canvas);
  set_colour(canvas, rgb(0x000000));
  cairo_set_line_width(canvas, 0.1);
  cairo_stroke(canvas);
}

// Adds the pieces of a line of marks that crosses these cuts: outside of the block up to the
// paper's edge, and in its gutters.
void add_marks(const std::set<double>& cuts, double over, double first, double last,
               const std::function<void(double from, double to)>& add) {
  const double gap = over + kMarkGap;
  const double begin = *cuts.begin();
  const double end = *cuts.rbegin();
  add(std::max(first, begin - gap - kMark), begin - gap);
  add(end + gap, std::min(last, end + gap + kMark));
  if (over <= 0) return;
  constexpr double kClear = 0.4;  // of the cards
  const std::vector<double> edges(cuts.begin(), cuts.end());
  for (std::size_t k = 1; k + 1 < edges.size(); k += 2) {
    add(edges[k] + kClear, edges[k + 1] - kClear);
  }
  add(begin - over + kClear, begin - kClear);
  add(end + kClear, end + over - kClear);
}

void draw_marks(const CardPage& page, const Cuts& cuts) {
  const Canvas& canvas = page.canvas;
  const double over = page.grid.gutter;
  const Mm paper = page.context.paper;
  const Mm corner{page.grid.middle.x - paper.x / 2, page.grid.middle.y - paper.y / 2};
  for (const double x : cuts.down) {
    add_marks(cuts.across, over, corner.y, corner.y + paper.y, [&](double from, double to) {
      cairo_move_to(canvas, x, from);
      cairo_line_to(canvas, x, to);
    });
  }
  for (const double y : cuts.across) {
    add_marks(cuts.down, over, corner.x, corner.x + paper.x, [&](double from, double to) {
      cairo_move_to(canvas, from, y);
      cairo_line_to(canvas, to, y);
    });
  }
  stroke_marks(canvas);
  if (over > 0) return;
  // Edge to edge a knife needs a line between the cards too.
  set_colour(canvas, rgb(0x8a8f8a));
  cairo_set_line_width(canvas, 0.1);
  for (const double x : cuts.down) {
    cairo_move_to(canvas, x, cuts.block.y);
    cairo_line_to(canvas, x, cuts.block.bottom());
  }
  for (const double y : cuts.across) {
    cairo_move_to(canvas, cuts.block.x, y);
    cairo_line_to(canvas, cuts.block.right(), y);
  }
  cairo_stroke(canvas);
}

// What the page is of and how to print it: a text over each column of cards, or beside each row of
// them, where there is more room.
void draw_legend(const CardPage& page, const Cuts& cuts, const std::string& title) {
  const DeckContext& context = page.context;
  std::string set = context.set.map;
  if (!context.set.revision.empty()) {
    set += ", " + with_values(context.tr("revision {}"), context.set.revision);
  }
  const std::array texts{title, set + "  ·  " + context.set.code,
                         std::string(context.tr("Print at 100 %, no scaling"))};
  const bool aside = context.paper.x - cuts.block.width > context.paper.y - cuts.block.height;
  cairo_save(page.canvas);
  cairo_translate(page.canvas, cuts.block.x, aside ? cuts.block.bottom() : cuts.block.y);
  if (aside) cairo_rotate(page.canvas, -M_PI / 2);
  const double width = (aside ? page.grid.cell().y : page.grid.cell().x) + page.grid.gutter;
  const double row = -page.grid.gutter - 2.8;
  for (std::size_t k = 0; k < texts.size(); ++k) {
    const double x = static_cast<double>(k) * width;
    if (x + width > (aside ? cuts.block.height : cuts.block.width) + page.grid.gutter + 1) break;
    // Clear of the marks at the cuts.
    draw_line(page.canvas, texts[k], {x + 1.5, row, width - page.grid.gutter - 3, 2.4},
              {.size = 2.1, .condensed = true, .colour = context.colours.ink});
  }
  cairo_restore(page.canvas);
}

std::string page_title(const DeckContext& context, const std::string& title, int leaf, int leaves,
                       bool backs) {
  const std::string number = fmt::format("{} {}/{}", title, leaf + 1, leaves);
  return backs ? number + ", " + context.tr("backs: turn about the long edge") : number;
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
  const Cuts cuts = cuts_of(cards, fronts, backs);
  if (backs) draw_cards(cards, true, cuts.block);
  if (fronts) draw_cards(cards, false, cuts.block);
  draw_marks(cards, cuts);
  if (cards.grid.folded) {
    const double x = cards.grid.middle.x;
    draw_fold(canvas, {x, cuts.block.y - 8}, {x, cuts.block.bottom() + 8}, context.colours.ink);
  }
  draw_legend(cards, cuts, page_title(context, title, leaf, leaves, backs_only));
}

}  // namespace chartroom::exporters
