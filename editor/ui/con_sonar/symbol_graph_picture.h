// A picture of the graph of a deck's symbols: a ring of symbols, and arrows where cards lead.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "editor/model/con_sonar/symbol_graph_layout.h"

typedef struct _cairo cairo_t;

namespace chartroom::editor {

struct GraphLook {
  double width = 0;  // of the picture, in logical pixels
  double height = 0;
  unsigned ink = 0;  // 0xRRGGBB
  unsigned background = 0xffffff;
};

// The highlight: a card's arrow from its symbol to another, or a symbol alone.
struct GraphLight {
  std::optional<int> from;
  std::optional<int> to;
};

// Paints the graph. `names` are the symbols' names.
void paint_symbol_graph(cairo_t* cr, const con_sonar::Deck& deck,
                        const std::vector<std::string>& names, const GraphLight& light,
                        const GraphLook& look);

}  // namespace chartroom::editor
