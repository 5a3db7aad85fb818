// The surroundings of deck sheets without cards: heading with the set's code, rulers, footer.
#pragma once

#include <string>

#include "exporters/con_sonar/parts/deck_context.h"
#include "exporters/drawing/canvas.h"
#include "exporters/drawing/text/text_blocks.h"

namespace chartroom::exporters {

// Returns the zoom, relative to A4 and Letter, of everything without a true scale.
double deck_zoom(const DeckContext& context);

// Returns the room below the heading, in millimeters of A4 and Letter.
MmRect deck_body(const DeckContext& context);

// Draws the page's surroundings. During its lifetime all drawing is in millimeters of A4 and
// Letter, zoomed on larger paper.
class DeckPage {
 public:
  DeckPage(const Canvas& canvas, const DeckContext& context, const std::string& title);
  ~DeckPage();
  DeckPage(const DeckPage&) = delete;
  DeckPage& operator=(const DeckPage&) = delete;

 private:
  Canvas canvas_;
};

// Returns the colors of texts on the page.
TextBlockColours block_colours(const DeckContext& context);

// Draws texts in the largest letters that fit, up to `largest`; returns the size used.
double draw_texts(const Canvas& canvas, const DeckContext& context,
                  std::span<const TextBlock> blocks, MmRect box, double largest);

// Draw a nation's plate with its emblem in the middle, or with its name to the right of it.
void draw_emblem_plate(const Canvas& canvas, const DeckContext& context, int nation, MmRect box);
void draw_nation_plate(const Canvas& canvas, const DeckContext& context, int nation, MmRect box);

// Draws a cell of a table.
void draw_cell(const Canvas& canvas, MmRect box, Colour fill, Colour rule);

// "2 and 4".
std::string in_list(const std::vector<int>& numbers, const Translator& tr);

// Returns the numbers of torpedoes on the deck's cards, ascending.
std::vector<int> torpedo_counts(const con_sonar::Deck& deck);

}  // namespace chartroom::exporters
