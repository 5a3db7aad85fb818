#include "exporters/parts/console_art.h"

#include <algorithm>
#include <cmath>

#include "exporters/board/board_marks.h"
#include "exporters/drawing/shapes.h"
#include "exporters/drawing/text/text.h"
#include "exporters/drawing/text/type_scale.h"

namespace chartroom::exporters {

namespace {

constexpr Colour kConsoleWhite = rgb(0xffffff);
// The team's name on a card in large print: 14 points.
constexpr double kLeastTeam = 3.45;

void rivet(const Canvas& canvas, double x, double y, Colour colour) {
  set_colour(canvas, colour);
  cairo_arc(canvas, x, y, 0.75, 0, 2 * M_PI);
  cairo_fill(canvas);
}

// Draws slanted bars for blue, chevrons for green: the teams differ without colors.
void team_pattern(const Canvas& canvas, MmRect box, maps::Team team, Colour colour) {
  cairo_save(canvas);
  cairo_rectangle(canvas, box.x, box.y, box.width, box.height);
  cairo_clip(canvas);
  set_colour(canvas, colour);
  cairo_set_line_width(canvas, 1.3);
  for (double x = box.x - box.height; x < box.right() + box.height; x += 3.4) {
    if (team == maps::Team::blue) {
      cairo_move_to(canvas, x, box.bottom());
      cairo_line_to(canvas, x + box.height, box.y);
    } else {
      cairo_move_to(canvas, x, box.y);
      cairo_line_to(canvas, x + box.height / 2, box.y + box.height / 2);
      cairo_line_to(canvas, x, box.bottom());
    }
  }
  cairo_stroke(canvas);
  cairo_restore(canvas);
}

}  // namespace

void draw_console(const Canvas& canvas, const BoardColours& colours, MmRect box) {
  // Plates alone save ink.
  if (colours.hatched) return;
  constexpr double kBorder = 1.1;
  const MmRect inner{box.x + kBorder, box.y + kBorder, box.width - 2 * kBorder,
                     box.height - 2 * kBorder};
  add_round_rectangle(canvas, {box.x + 0.15, box.y + 0.15, box.width - 0.3, box.height - 0.3}, 3.5);
  set_colour(canvas, colours.bezel);
  cairo_fill_preserve(canvas);
  set_colour(canvas, colours.line);
  cairo_set_line_width(canvas, 0.25);
  cairo_stroke(canvas);
  add_round_rectangle(canvas, inner, 2.6);
  set_colour(canvas, colours.panel);
  cairo_fill_preserve(canvas);
  set_colour(canvas, colours.bezel_trim);
  cairo_set_line_width(canvas, 0.35);
  cairo_stroke(canvas);
}

void draw_team_band(const Canvas& canvas, const SheetContext& context, const char* heading,
                    MmRect box, maps::Team team, std::optional<Icon> role) {
  cairo_save(canvas);
  add_round_rectangle(canvas, box, 1.6);
  cairo_clip_preserve(canvas);
  const bool plain = context.look == Look::ink_saving;
  const Colour own = team_colour(team, context.look);
  set_colour(canvas, plain ? kConsoleWhite : own);
  cairo_fill_preserve(canvas);
  set_colour(canvas, own);
  cairo_set_line_width(canvas, plain ? 0.25 : 0.5);
  cairo_stroke(canvas);
  const Colour letters = plain ? own : kConsoleWhite;
  const double band = box.height * 0.2;
  team_pattern(canvas, {box.x, box.bottom() - band, box.width, band}, team,
               plain ? faded(letters, 0.2) : faded(kConsoleWhite, 0.3));
  cairo_restore(canvas);
  const double upper = box.height - band;
  const double radius = upper * 0.44;
  draw_team_sign(canvas, {box.x + radius + 2.4, box.y + upper / 2}, radius, team, context.look,
                 team_letters(context.tr));
  const double x = box.x + 2 * radius + 5.4;
  double width = box.right() - 3.4 - x;
  if (role) {
    draw_icon(canvas, *role, {box.right() - 5 - radius, box.y + upper / 2}, radius, letters);
    width -= 2 * radius + 7.6;
  }
  draw_line(canvas, heading, {x, box.y + upper * 0.1, width, upper * 0.52},
            {.size = on_scale(upper * 0.42), .bold = true, .display = true, .colour = letters});
  draw_line(
      canvas, team_name(context.tr, team), {x, box.y + upper * 0.6, width, upper * 0.32},
      {.size = context.look == Look::large_print ? std::max(0.32 * upper, kLeastTeam)
                                                 : std::max(type::kNote, on_scale(upper * 0.22)),
       .colour = letters});
  for (const double rivet_x : {box.x + 2, box.right() - 2}) {
    rivet(canvas, rivet_x, box.y + 2, faded(letters, 0.75));
  }
}

}  // namespace chartroom::exporters
