#include "exporters/con_sonar/parts/deck_sheet_page.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "exporters/con_sonar/parts/caption.h"
#include "exporters/con_sonar/parts/with_values.h"
#include "exporters/drawing/shapes.h"
#include "exporters/page/qr_code.h"
#include "exporters/page/rulers.h"
#include "exporters/page/shortened_line.h"
#include "maps/platform/visible_text.h"

namespace chartroom::exporters {

namespace {

constexpr Mm kA4Frame{kSmallFrame.y, kSmallFrame.x};
constexpr double kStrip = 4.6;  // at the left, for the ruler
constexpr double kFoot = 5.6;
constexpr double kPageHead = 14;
constexpr double kCode = 10.5;

void draw_footer(const Canvas& canvas, const DeckContext& context, const std::string& title,
                 MmRect box) {
  const TagScope paragraph(canvas, "P");
  constexpr const char* kApart = "  ·  ";
  const TextStyle style{.size = 2.2, .align = Align::right, .colour = context.colours.ink};
  std::string belongs = "Chartroom" + (kApart + context.set.map);
  const std::string behind = kApart + context.set.code + kApart + title;
  const auto with_revision = [&](const std::string& revision) {
    return belongs + ", " + with_values(context.tr("revision {}"), revision) + behind;
  };
  belongs = context.set.revision.empty()
                ? belongs + behind
                : line_with(canvas, context.set.revision, with_revision, box.width, style);
  const std::string prints =
      context.tr("unofficial") + (kApart + std::string(context.tr("Print at 100%, no scaling")));
  draw_line(canvas, belongs, {box.x, box.y, box.width, box.height / 2}, style);
  draw_line(canvas, prints, {box.x, box.y + box.height / 2, box.width, box.height / 2}, style);
}

void draw_heading(const Canvas& canvas, const DeckContext& context, const std::string& title) {
  const DeckColours& c = context.colours;
  const MmRect band{kStrip + 1.8, 0.4, kA4Frame.x - kStrip - 1.8 - kCode - 6, kPageHead - 1};
  add_round_rectangle(canvas, band, 2);
  set_colour(canvas, c.band);
  cairo_fill_preserve(canvas);
  set_colour(canvas, c.rule);
  cairo_set_line_width(canvas, context.look == Look::ink_saving ? 0.4 : 0);
  cairo_stroke(canvas);
  draw_pixels(canvas, trefoil_sprite(), {band.x + 2.6, band.y + 2, 10, 9}, c.band_text,
              c.band_text);
  const TagScope heading(canvas, "H1");
  draw_line(canvas, title, {band.x + 15.5, band.y, band.width * 0.56 - 15.5, band.height},
            {.size = 7, .bold = true, .display = true, .colour = c.band_text});
  const bool signed_by = is_visible(context.deck.author);
  const MmRect about{band.x + band.width * 0.58, band.y + 1, band.width * 0.42 - 4,
                     band.height - 2};
  draw_caption(canvas, context.name(context.deck.name),
               {about.x, about.y, about.width, about.height * (signed_by ? 0.64 : 1)},
               {.size = 4.4, .align = Align::right, .colour = c.band_text});
  if (signed_by) {
    draw_caption(canvas, with_values(context.tr("deck by {}"), context.deck.author),
                 {about.x, about.y + about.height * 0.66, about.width, about.height * 0.34},
                 {.size = 2.5, .align = Align::right, .colour = c.band_text});
  }
  const Mm corner{kA4Frame.x - kCode - 2.2, 0.4};
  draw_qr_code(canvas, qr_text(context.set), corner, kCode, rgb(0x000000));
  draw_line(canvas, context.set.code, {corner.x - 2, corner.y + kCode + 0.2, kCode + 4, 2.6},
            {.size = 2.2, .bold = true, .align = Align::centre});
}

// The ground of a nation's plate.
void draw_plate_ground(const Canvas& canvas, const DeckContext& context, int nation, MmRect box) {
  const NationColours colours = context.nation(nation);
  add_round_rectangle(canvas, box, std::min(1.0, box.height / 4));
  set_colour(canvas, colours.fill);
  cairo_fill_preserve(canvas);
  set_colour(canvas, colours.edge);
  cairo_set_line_width(canvas, context.look == Look::ink_saving ? 0.7 : 0.3);
  cairo_stroke(canvas);
}

}  // namespace

double deck_zoom(const DeckContext& context) {
  return std::min(context.frame.x / kA4Frame.x, context.frame.y / kA4Frame.y);
}

MmRect deck_body(const DeckContext& context) {
  const double bottom = context.frame.y / deck_zoom(context) - kFoot - 2;
  return {kStrip + 1.8, kPageHead + 3, kA4Frame.x - kStrip - 2.4, bottom - kPageHead - 3.4};
}

DeckPage::DeckPage(const Canvas& canvas, const DeckContext& context, const std::string& title)
    : canvas_(canvas) {
  const double foot = context.frame.y - kFoot + 0.6;
  draw_ruler_across(canvas, {kStrip, foot}, context.colours.ink);
  draw_ruler_up(canvas, {kStrip - 0.5, foot - 1.6}, context.colours.ink);
  draw_footer(canvas, context, title,
              {kStrip + 106, foot - 0.3, context.frame.x - kStrip - 106, 5});
  cairo_save(canvas);
  const double zoom = deck_zoom(context);
  cairo_scale(canvas, zoom, zoom);
  draw_heading(canvas, context, title);
}

DeckPage::~DeckPage() { cairo_restore(canvas_); }

TextBlockColours block_colours(const DeckContext& context) {
  const Colour ink = context.colours.ink;
  const bool lines = context.look == Look::ink_saving;
  return {lines ? ink : rgb(0x1d6b17), lines ? ink : rgb(0x2c9a22), ink};
}

double draw_texts(const Canvas& canvas, const DeckContext& context,
                  std::span<const TextBlock> blocks, MmRect box, double largest) {
  const double size = fitting_size(canvas, blocks, box, largest);
  draw_blocks(canvas, blocks, box, size, block_colours(context));
  return size;
}

void draw_emblem_plate(const Canvas& canvas, const DeckContext& context, int nation, MmRect box) {
  draw_plate_ground(canvas, context, nation, box);
  const double side = std::min(box.width, box.height) - 1.6;
  const Colour sign = context.nation(nation).sign;
  draw_pixels(canvas, emblem(nation),
              {box.x + (box.width - side) / 2, box.y + (box.height - side) / 2, side, side}, sign,
              sign);
}

void draw_nation_plate(const Canvas& canvas, const DeckContext& context, int nation, MmRect box) {
  draw_plate_ground(canvas, context, nation, box);
  const double side = std::min(box.height - 1.6, box.width * 0.32);
  const Colour sign = context.nation(nation).sign;
  const std::string name = context.nation_name(nation);
  const MmRect room{box.x + side + 1.8, box.y + 0.4, box.width - side - 2.4, box.height - 0.8};
  const TextStyle style{.size = std::min(3.6, box.height * 0.45), .bold = true, .colour = sign};
  // Without room for the name, the emblem is enough.
  if (!caption_fits(canvas, name, room, style))
    return draw_emblem_plate(canvas, context, nation, box);
  draw_pixels(canvas, emblem(nation), {box.x + 1, box.y + (box.height - side) / 2, side, side},
              sign, sign);
  draw_caption(canvas, name, room, style);
}

void draw_cell(const Canvas& canvas, MmRect box, Colour fill, Colour rule) {
  cairo_rectangle(canvas, box.x, box.y, box.width, box.height);
  set_colour(canvas, fill);
  cairo_fill_preserve(canvas);
  set_colour(canvas, rule);
  cairo_set_line_width(canvas, 0.2);
  cairo_stroke(canvas);
}

std::string in_list(const std::vector<int>& numbers, const Translator& tr) {
  std::string text;
  for (std::size_t k = 0; k < numbers.size(); ++k) {
    if (k > 0) text += k + 1 < numbers.size() ? ", " : tr(" and ");
    text += std::to_string(numbers[k]);
  }
  return text;
}

std::vector<int> torpedo_counts(const con_sonar::Deck& deck) {
  std::set<int> counts;
  for (const con_sonar::TorpedoCard& card : deck.torpedoes) counts.insert(card.torpedoes);
  return {counts.begin(), counts.end()};
}

}  // namespace chartroom::exporters
