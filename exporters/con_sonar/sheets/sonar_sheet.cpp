// The experimental sonar without the app: a wheel for a paper clip as spinner, and a table of its
// results.
#include <fmt/core.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>
#include <set>

#include "exporters/con_sonar/parts/caption.h"
#include "exporters/con_sonar/parts/deck_sheet_page.h"
#include "exporters/con_sonar/parts/sonar_results.h"
#include "exporters/con_sonar/sheets/deck_sheet.h"
#include "exporters/drawing/shapes.h"
#include "exporters/drawing/text/text.h"
#include "exporters/page/number_in.h"

namespace chartroom::exporters {

namespace {

using con_sonar::SonarOption;
using con_sonar::SonarResult;

constexpr double kRadius = 74;
constexpr double kInner = 46;  // inner radius of the ring of results; the ring of nations is inside
constexpr double kHub = 27;

std::string sonar_sheet_title(const Translator& tr) { return tr("Experimental sonar"); }

int total_weight(const std::vector<SonarOption>& sectors) {
  return std::accumulate(sectors.begin(), sectors.end(), 0,
                         [](int sum, const SonarOption& option) { return sum + option.weight; });
}

struct SectorColours {
  Colour fill;
  Colour sign;
};

// White is the admiral's own nation; results other than moves stand out in the torpedoes' light.
SectorColours colours_of(const DeckContext& context, const SonarOption& option) {
  if (option.result != SonarResult::move) {
    const bool lines = context.look == Look::ink_saving;
    return {lines ? context.colours.page : context.colours.torpedo.bright, context.colours.ink};
  }
  if (option.nation == con_sonar::kOwnNation) return {rgb(0xffffff), context.colours.ink};
  const NationColours colours = context.nation(option.nation);
  return {colours.fill, colours.sign};
}

// Adds a part of a ring. Angles run clockwise from the top.
void add_ring_part(cairo_t* cr, Mm middle, double inner, double outer, double from, double to) {
  cairo_new_sub_path(cr);
  cairo_arc(cr, middle.x, middle.y, outer, from - M_PI / 2, to - M_PI / 2);
  cairo_arc_negative(cr, middle.x, middle.y, inner, to - M_PI / 2, from - M_PI / 2);
  cairo_close_path(cr);
}

void fill_ring_part(const Canvas& canvas, const DeckContext& context, Colour fill) {
  set_colour(canvas, fill);
  cairo_fill_preserve(canvas);
  set_colour(canvas,
             context.look == Look::ink_saving ? context.colours.rule : context.colours.ground);
  cairo_set_line_width(canvas, 0.35);
  cairo_stroke(canvas);
}

// Runs `draw` in a box along the radius, its foot towards the middle.
template <class Draw>
void at_angle(const Canvas& canvas, Mm middle, double angle, const Draw& draw) {
  cairo_save(canvas);
  cairo_translate(canvas, middle.x, middle.y);
  cairo_rotate(canvas, angle);
  draw();
  cairo_restore(canvas);
}

// Draws a sector, without a sign if it is too thin; the table lists it.
void draw_sector(const Canvas& canvas, const DeckContext& context, const SonarOption& option,
                 Mm middle, double from, double to) {
  const SectorColours colours = colours_of(context, option);
  const bool move = option.result == SonarResult::move;
  add_ring_part(canvas, middle, move ? kInner : kHub, kRadius, from, to);
  fill_ring_part(canvas, context, colours.fill);
  const double width = std::min((to - from) * (kInner + 6), 14.0);
  if (width < 2.4) return;
  at_angle(canvas, middle, (from + to) / 2, [&] {
    if (move) {
      const double high = std::min(9.0, width * 0.9);
      draw_pixel_number(canvas, option.effect, true,
                        {-width / 2 + 0.5, -(kInner + kRadius) / 2 - high / 2, width - 1, high},
                        colours.sign);
      return;
    }
    cairo_rotate(canvas, -M_PI / 2);
    draw_line(canvas, sonar_result_name(option.result, context.tr),
              {kHub + 2, -width / 2, kRadius - kHub - 4, width},
              {.size = std::min(4.6, width * 0.7),
               .bold = true,
               .align = Align::centre,
               .colour = colours.sign});
  });
}

// The emblem of a nation inside of all its effects.
void draw_nation_arc(const Canvas& canvas, const DeckContext& context, const SonarOption& option,
                     Mm middle, double from, double to) {
  const SectorColours colours = colours_of(context, option);
  add_ring_part(canvas, middle, kHub, kInner, from, to);
  fill_ring_part(canvas, context, colours.fill);
  const double side = std::min({12.0, (to - from) * kHub * 1.1, kInner - kHub - 4});
  at_angle(canvas, middle, (from + to) / 2, [&] {
    const MmRect box{-side / 2, -(kHub + kInner) / 2 - side / 2, side, side};
    const bool own = option.nation == con_sonar::kOwnNation;
    draw_pixels(canvas, own ? admiral_sprite() : emblem(option.nation), box, colours.sign,
                own ? context.colours.rule : colours.sign);
  });
}

void draw_hub(const Canvas& canvas, const DeckContext& context, Mm middle, int level) {
  fill_disc(canvas, middle, kHub, context.colours.band);
  add_disc(canvas, middle, kHub);
  set_colour(canvas, context.colours.ink);
  cairo_set_line_width(canvas, 0.5);
  cairo_stroke(canvas);
  const Colour ink = context.colours.band_text;
  draw_line(canvas, context.tr("Level"), {middle.x - 15, middle.y - 21, 30, 5},
            {.size = 4, .align = Align::centre, .colour = ink});
  draw_pixel_number(canvas, level, false, {middle.x - 8, middle.y - 15, 16, 10}, ink);
  // Marks the pencil's place, which holds the clip.
  set_colour(canvas, ink);
  cairo_set_line_width(canvas, 0.3);
  add_disc(canvas, middle, 1.6);
  for (const Mm way : {Mm{1, 0}, {-1, 0}, {0, 1}, {0, -1}}) {
    cairo_move_to(canvas, middle.x + 0.6 * way.x, middle.y + 0.6 * way.y);
    cairo_line_to(canvas, middle.x + 3.4 * way.x, middle.y + 3.4 * way.y);
  }
  cairo_stroke(canvas);
  draw_caption(canvas, context.tr("Paper clip and pencil here"),
               {middle.x - 18, middle.y + 5, 36, 12},
               {.size = 3, .align = Align::centre, .colour = ink});
}

void draw_wheel(const Canvas& canvas, const DeckContext& context, Mm middle, int level) {
  const std::vector<SonarOption> sectors = sonar_sectors(context.deck, level);
  const double part = 2 * M_PI / total_weight(sectors);
  double angle = 0;
  double nation_from = 0;
  for (std::size_t k = 0; k < sectors.size(); ++k) {
    const SonarOption& option = sectors[k];
    const bool move = option.result == SonarResult::move;
    if (k == 0 || sectors[k - 1].result != option.result ||
        sectors[k - 1].nation != option.nation) {
      nation_from = angle;
    }
    const double to = angle + option.weight * part;
    draw_sector(canvas, context, option, middle, angle, to);
    const bool last = k + 1 == sectors.size() || sectors[k + 1].result != option.result ||
                      sectors[k + 1].nation != option.nation;
    if (move && last) draw_nation_arc(canvas, context, option, middle, nation_from, to);
    angle = to;
  }
  add_disc(canvas, middle, kRadius);
  set_colour(canvas, context.colours.ink);
  cairo_set_line_width(canvas, 0.8);
  cairo_stroke(canvas);
  draw_hub(canvas, context, middle, level);
}

std::string hundredths(const DeckContext& context, int weight, int total) {
  return number_in(context.language, fmt::format("{:.1f}", 100.0 * weight / total));
}

// Returns the chance of each result: the moves of all nations together first.
TextBlocks table(const DeckContext& context, int level) {
  const std::vector<SonarOption> sectors = sonar_sectors(context.deck, level);
  const int total = total_weight(sectors);
  TextBlocks blocks{heading(context.tr("Results"))};
  for (const SonarResult result : con_sonar::kSonarResults) {
    int weight = 0;
    for (const SonarOption& option : sectors) {
      if (option.result == result) weight += option.weight;
    }
    if (weight == 0) continue;
    blocks.push_back(
        item(fmt::format("{} ({}). {}", sonar_result_name(result, context.tr),
                         percent_in(context.language, hundredths(context, weight, total)),
                         sonar_result_words(result, context))));
  }
  return blocks;
}

TextBlocks use(const DeckContext& context) {
  const Translator& tr = context.tr;
  return {heading(tr("How to use it")),
          item(tr("Instead of playing cards, choose the level, discard one or more cards, and spin "
                  "once. You cannot strike this turn; draw as usual.")),
          item(tr("Hold a paper clip in the middle with the tip of a pencil and flick it. If it "
                  "stops on a line, spin again.")),
          item(tr("A result you cannot carry out has no effect."))};
}

// Draws the chance of each move, a row per nation and a column per effect.
void draw_moves(const Canvas& canvas, const DeckContext& context, int level, MmRect box) {
  const DeckColours& c = context.colours;
  const std::vector<SonarOption> sectors = sonar_sectors(context.deck, level);
  const int total = total_weight(sectors);
  std::map<int, std::map<int, int>> weights;  // indexed by nation and effect
  std::set<int> effects;
  for (const SonarOption& option : sectors) {
    if (option.result != SonarResult::move) continue;
    weights[option.nation][option.effect] = option.weight;
    effects.insert(option.effect);
  }
  if (weights.empty()) return;
  draw_line(canvas, context.tr("Chance of each move (%)"), {box.x, box.y, box.width, 4},
            {.size = 3, .bold = true, .colour = block_colours(context).heading});
  const double row = std::min(7.0, (box.height - 4) / static_cast<double>(weights.size() + 1));
  constexpr double kSign = 9;
  const double column = (box.width - kSign) / static_cast<double>(effects.size());
  double y = box.y + 4;
  double x = box.x + kSign;
  for (const int effect : effects) {
    draw_pixel_number(canvas, effect, true, {x + 0.8, y + row * 0.22, column - 1.6, row * 0.56},
                      c.ink);
    x += column;
  }
  for (const auto& [nation, by_effect] : weights) {
    y += row;
    x = box.x + kSign;
    if (nation == con_sonar::kOwnNation) {
      draw_pixels(canvas, admiral_sprite(), {box.x, y + 0.4, kSign - 1, row - 0.8}, c.ink, c.rule);
    } else {
      draw_emblem_plate(canvas, context, nation, {box.x, y + 0.3, kSign - 1, row - 0.6});
    }
    for (const int effect : effects) {
      const auto found = by_effect.find(effect);
      draw_cell(canvas, {x, y, column, row}, c.page, c.rule);
      if (found != by_effect.end() && found->second > 0) {
        draw_line(canvas, hundredths(context, found->second, total),
                  {x + 0.3, y, column - 0.6, row},
                  {.size = std::min(2.9, row * 0.6), .align = Align::centre, .colour = c.ink});
      }
      x += column;
    }
  }
}

void draw_sonar_sheet(const Canvas& canvas, const DeckContext& context, int page) {
  const int level = sonar_levels(context.deck)[static_cast<std::size_t>(page)];
  const DeckPage surroundings(canvas, context, sonar_sheet_title(context.tr));
  const MmRect body = deck_body(context);
  draw_wheel(canvas, context, {body.x + body.width / 2, body.y + kRadius + 1}, level);
  const double y = body.y + 2 * kRadius + 6;
  const double half = (body.width - 6) / 2;
  const MmRect left{body.x, y, half, body.bottom() - y};
  const MmRect right{body.x + half + 6, y, half, body.bottom() - y};
  const TextBlocks how = use(context);
  const TextBlocks what = table(context, level);
  const MmRect above{left.x, left.y, left.width, left.height * 0.42};
  const double size =
      std::min(fitting_size(canvas, how, above, 3.8), fitting_size(canvas, what, right, 3.8));
  draw_blocks(canvas, how, above, size, block_colours(context));
  const double used = height_of(canvas, how, above.width, size) + 2;
  draw_moves(canvas, context, level, {left.x, y + used, left.width, left.height - used});
  draw_blocks(canvas, what, right, size, block_colours(context));
}

}  // namespace

DeckSheet sonar_deck_sheet() {
  return {.name = "sonar",
          .title = sonar_sheet_title,
          .draw = draw_sonar_sheet,
          .pages = [](const DeckContext& context) {
            return static_cast<int>(sonar_levels(context.deck).size());
          }};
}

}  // namespace chartroom::exporters
