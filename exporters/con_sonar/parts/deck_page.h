// What surrounds sheets of a deck that do not show cards: heading with the set's code, rulers,
// footer.
#pragma once

#include <string>

#include "exporters/con_sonar/parts/deck_context.h"
#include "exporters/drawing/canvas.h"
#include "exporters/drawing/text/text_blocks.h"

namespace chartroom::exporters {

// How much larger than on A4 and Letter everything is drawn that has no true scale.
double deck_zoom(const DeckContext& context);

// The room below the heading, in millimetres of A4 and Letter.
MmRect deck_body(const DeckContext& context);

// Draws what surrounds the page. While it lives, everything is drawn in millimetres of A4 and
// Letter, larger on a larger paper.
class DeckPage {
 public:
  DeckPage(const Canvas& canvas, const DeckContext& context, const std::string& title);
  ~DeckPage();
  DeckPage(const DeckPage&) = delete;
  DeckPage& operator=(const DeckPage&) = delete;

 private:
  Canvas canvas_;
};

// Colours of texts on the page.
TextBlockColours block_colours(const DeckContext& context);

// Draws texts in the largest letters, up to `largest`, in which they fit; gives the size used.
double draw_texts(const Canvas& canvas, const DeckContext& context,
                  std::span<const TextBlock> blocks, MmRect box, double largest);

// A nation's plate with its emblem in the middle; with its name to the right of it.
void draw_emblem_plate(const Canvas& canvas, const DeckContext& context, int nation, MmRect box);
void draw_nation_plate(const Canvas& canvas, const DeckContext& context, int nation, MmRect box);

// A box of a table.
void draw_cell(const Canvas& canvas, MmRect box, Colour fill, Colour rule);

// "2, 4".
std::string in_list(const std::vector<int>& numbers);

// The numbers of torpedoes that cards of the deck have, rising.
std::vector<int> torpedo_counts(const con_sonar::Deck& deck);

}  // namespace chartroom::exporters
