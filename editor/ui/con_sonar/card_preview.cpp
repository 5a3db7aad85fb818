#include "editor/ui/con_sonar/card_preview.h"

#include <wx/intl.h>

#include "editor/ui/con_sonar/deck_pictures.h"
#include "editor/ui/toolkit/accessible_name.h"
#include "editor/ui/toolkit/ui_texts.h"

namespace chartroom::editor {

CardPreview::CardPreview(wxWindow* parent)
    : PaintedWindow(parent, parent->FromDIP(wxSize(120, 160)),
                    {.name = "card", .background = wxSYS_COLOUR_WINDOW}) {
  set_accessible_name(*this, _("Selected card"));
}

void CardPreview::show(const con_sonar::Deck& deck, CardKind kind,
                       std::optional<std::size_t> card) {
  if (deck == deck_ && kind == kind_ && card == card_) return;
  deck_ = deck;
  kind_ = kind;
  card_ = card;
  Refresh();
}

void CardPreview::paint(cairo_t* cr) {
  if (!card_) return;
  const wxSize window = GetClientSize();
  paint_card(cr, deck_, kind_, *card_, ui_language(), window.GetWidth(), window.GetHeight());
}

}  // namespace chartroom::editor
