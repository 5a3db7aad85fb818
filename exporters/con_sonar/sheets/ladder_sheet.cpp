// The ladder: a lane per nation with the starts, and the chance to hit on each step.
#include <fmt/core.h>

#include <algorithm>

#include "exporters/con_sonar/parts/caption.h"
#include "exporters/con_sonar/parts/deck_sheet_page.h"
#include "exporters/con_sonar/parts/ladder_layout.h"
#include "exporters/con_sonar/sheets/deck_sheet.h"
#include "exporters/drawing/shapes.h"
#include "exporters/drawing/text/text.h"
#include "validator/con_sonar/odds.h"

namespace chartroom::exporters {

namespace {

std::string ladder_sheet_title(const Translator& tr) { return tr("Ladder"); }

// Returns the number of submarines of each nation that start on a step.
std::size_t starting(const con_sonar::Deck& deck, int step) {
  const std::vector<int>& starts = deck.ladder.starts;
  return static_cast<std::size_t>(std::count(starts.begin(), starts.end(), step));
}

void draw_ground(const Canvas& canvas, const DeckContext& context, const LadderLayout& layout) {
  const DeckColours& c = context.colours;
  const MmRect board = layout.board();
  add_round_rectangle(canvas, board, 3);
  set_colour(canvas, c.ground);
  cairo_fill(canvas);
  const int steps = context.deck.ladder.steps;
  for (int step = 1; step <= steps; ++step) {
    // Dark below, lighter towards the surface.
    const double light = steps > 1 ? static_cast<double>(step - 1) / (steps - 1) : 0;
    const MmRect row = layout.number(step);
    cairo_rectangle(canvas, board.x + 1.2, row.y + 0.5, board.width - 2.4, row.height - 1);
    set_colour(canvas, mixed(c.ground, c.fleet.screen, 0.25 + light));
    cairo_fill(canvas);
  }
  add_round_rectangle(canvas, board, 3);
  set_colour(canvas, c.fleet.dim);
  cairo_set_line_width(canvas, 0.6);
  cairo_stroke(canvas);
}

// Draws rails on both sides of the numbers, and a rung under each.
void draw_rails(const Canvas& canvas, const DeckContext& context, const LadderLayout& layout) {
  const int steps = context.deck.ladder.steps;
  const MmRect top = layout.number(steps);
  const MmRect foot = layout.number(1);
  set_colour(canvas, context.colours.fleet.dim);
  cairo_set_line_width(canvas, 1.1);
  for (const double x : {top.x + 2.6, top.right() - 2.2}) {
    cairo_move_to(canvas, x, top.y + 1);
    cairo_line_to(canvas, x, foot.bottom() - 1);
  }
  for (int step = 1; step < steps; ++step) {
    const MmRect number = layout.number(step);
    cairo_move_to(canvas, number.x + 2.6, number.y);
    cairo_line_to(canvas, layout.board().right() - 1.2, number.y);
  }
  cairo_stroke(canvas);
  for (int step = 1; step <= steps; ++step) {
    const MmRect number = layout.number(step);
    const double high = std::min(11.0, number.height * 0.5);
    draw_pixel_number(canvas, step, false,
                      {number.x + 3.8, number.y + (number.height - high) / 2, 8.2, high},
                      context.colours.fleet.bright);
  }
}

void draw_lanes(const Canvas& canvas, const DeckContext& context, const LadderLayout& layout) {
  const con_sonar::Deck& deck = context.deck;
  for (int nation = 0; nation < static_cast<int>(deck.nations.size()); ++nation) {
    const NationColours colours = context.nation(nation);
    const MmRect head = layout.head(nation);
    draw_emblem_plate(canvas, context, nation, {head.x + 0.9, head.y + 1.4, head.width - 1.8, 8});
    const std::string name = context.nation_name(nation);
    const MmRect room{head.x + 0.8, head.y + 9.6, head.width - 1.6, 4.4};
    const TextStyle style{.size = 3, .align = Align::centre, .colour = context.colours.text};
    if (caption_fits(canvas, name, room, style)) draw_caption(canvas, name, room, style);
    const bool lines = context.look == Look::ink_saving;
    for (int step = 1; step <= deck.ladder.steps; ++step) {
      const MmRect cell = layout.cell(nation, step);
      cairo_rectangle(canvas, cell.x + 0.9, cell.y + 0.9, cell.width - 1.8, cell.height - 1.8);
      set_colour(canvas, faded(lines ? colours.edge : colours.fill, lines ? 0.0 : 0.22));
      cairo_fill_preserve(canvas);
      set_colour(canvas, faded(colours.edge, 0.7));
      cairo_set_line_width(canvas, 0.25);
      cairo_stroke(canvas);
    }
  }
}

void draw_starts(const Canvas& canvas, const DeckContext& context, const LadderLayout& layout) {
  const con_sonar::Deck& deck = context.deck;
  for (int nation = 0; nation < static_cast<int>(deck.nations.size()); ++nation) {
    const Colour edge = context.nation(nation).edge;
    for (int step = 1; step <= deck.ladder.steps; ++step) {
      std::vector<MmRect> spots = layout.spots(nation, step);
      spots.resize(starting(deck, step));
      for (const MmRect& spot : spots) {
        add_round_rectangle(canvas, spot, 1);
        set_colour(canvas, edge);
        cairo_set_line_width(canvas, 0.5);
        cairo_stroke(canvas);
        draw_pixels(canvas, submarine_sprite(),
                    {spot.x + 1, spot.y + 1, spot.width - 2, spot.height - 2}, edge,
                    context.colours.ground);
      }
    }
  }
}

void draw_ladder_odds(const Canvas& canvas, const DeckContext& context,
                      const LadderLayout& layout) {
  const std::vector<int> counts = torpedo_counts(context.deck);
  const Light& light = context.colours.torpedo;
  const MmRect heads = layout.odds_head(0);
  draw_line(canvas, context.tr("% to hit"),
            {heads.x, heads.y + 1, layout.board().right() - heads.x - 1.6, 3},
            {.size = 2.6, .align = Align::centre, .colour = context.colours.text});
  for (int place = 0; place < static_cast<int>(counts.size()); ++place) {
    const int torpedoes = counts[static_cast<std::size_t>(place)];
    const MmRect head = layout.odds_head(place);
    draw_pixels(canvas, torpedo_sprite(), {head.x + 0.6, head.y + 4.6, head.width - 1.2, 3},
                light.bright, light.dim);
    draw_pixel_number(canvas, torpedoes, false, {head.x, head.y + 8.4, head.width, 4.4},
                      light.bright);
    for (int step = 1; step <= context.deck.ladder.steps; ++step) {
      const con_sonar::Odds odds = con_sonar::strike_odds(context.deck.die, step, torpedoes);
      const MmRect box = layout.odds(step, place);
      const double high = (box.height - 2.4) * odds.share();
      cairo_rectangle(canvas, box.x + 0.6, box.bottom() - 1.2 - high, box.width - 1.2, high);
      set_colour(canvas, faded(light.dim, 0.75));
      cairo_fill(canvas);
      draw_line(
          canvas, in_hundredths(odds), {box.x, box.y, box.width, box.height},
          {.size = 2.9, .bold = true, .align = Align::centre, .colour = context.colours.text});
    }
  }
}

void draw_ladder_sheet(const Canvas& canvas, const DeckContext& context, int /*page*/) {
  const DeckPage page(canvas, context, ladder_sheet_title(context.tr));
  const LadderLayout layout(context);
  draw_ground(canvas, context, layout);
  draw_rails(canvas, context, layout);
  draw_lanes(canvas, context, layout);
  draw_starts(canvas, context, layout);
  draw_ladder_odds(canvas, context, layout);
}

}  // namespace

DeckSheet ladder_deck_sheet() {
  return {
      .name = "ladder", .title = ladder_sheet_title, .draw = draw_ladder_sheet, .pages = one_page};
}

}  // namespace chartroom::exporters
