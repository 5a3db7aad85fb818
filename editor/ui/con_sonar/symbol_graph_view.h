// The window that shows the graph of a deck's symbols.
#pragma once

#include "editor/ui/con_sonar/symbol_graph_picture.h"
#include "editor/ui/toolkit/painted_window.h"

namespace chartroom::editor {

class SymbolGraphView : public PaintedWindow {
 public:
  explicit SymbolGraphView(wxWindow* parent);

  void show(const con_sonar::Deck& deck, const GraphLight& light);

 private:
  void paint(cairo_t* cr) override;

  con_sonar::Deck deck_;
  GraphLight light_;
};

}  // namespace chartroom::editor
