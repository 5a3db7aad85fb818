#include "editor/ui/con_sonar/symbol_graph_view.h"

#include <wx/intl.h>

#include "editor/ui/con_sonar/deck_texts.h"
#include "editor/ui/toolkit/accessible_name.h"
#include "editor/ui/toolkit/ids.h"
#include "editor/ui/toolkit/ui_texts.h"

namespace chartroom::editor {
namespace {

unsigned rgb_of(wxSystemColour which) {
  const wxColour colour = wxSystemSettings::GetColour(which);
  return static_cast<unsigned>(colour.Red()) << 16 | static_cast<unsigned>(colour.Green()) << 8 |
         static_cast<unsigned>(colour.Blue());
}

}  // namespace

SymbolGraphView::SymbolGraphView(wxWindow* parent)
    : PaintedWindow(parent, parent->FromDIP(wxSize(200, 200)),
                    {.id = kIdGraph,
                     .name = "graph",
                     .style = wxBORDER_NONE,
                     .background = wxSYS_COLOUR_WINDOW}) {
  set_accessible_name(*this, _("Symbol graph"));
}

void SymbolGraphView::show(const con_sonar::Deck& deck, const GraphLight& light) {
  deck_ = deck;
  light_ = light;
  Refresh();
}

void SymbolGraphView::paint(cairo_t* cr) {
  const wxSize window = GetClientSize();
  std::vector<std::string> names;
  for (std::size_t i = 0; i < deck_.symbols.size(); ++i) {
    names.push_back(from_wx(symbol_name(deck_, static_cast<int>(i))));
  }
  paint_symbol_graph(cr, deck_, names, light_,
                     {.width = static_cast<double>(window.GetWidth()),
                      .height = static_cast<double>(window.GetHeight()),
                      .ink = rgb_of(wxSYS_COLOUR_WINDOWTEXT),
                      .background = rgb_of(wxSYS_COLOUR_WINDOW)});
}

}  // namespace chartroom::editor
