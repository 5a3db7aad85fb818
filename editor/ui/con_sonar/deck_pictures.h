// Cards and pages of a deck, drawn by the exporters' functions.
#pragma once

#include <string>

#include "editor/model/con_sonar/deck_edit.h"
#include "editor/ui/canvas/page_picture.h"
#include "exporters/con_sonar/sheets/deck_sheet.h"

namespace chartroom::editor {

// Paints a card as large as a window of this size, in logical pixels, allows.
void paint_card(cairo_t* cr, const con_sonar::Deck& deck, CardKind kind, std::size_t card,
                const std::string& language, int width, int height);

// Returns a page of a deck's sheet. The deck must outlive the page.
ShownPage shown_page(const con_sonar::Deck& deck, const exporters::DeckSheet& sheet, int page,
                     const exporters::DeckPrintSettings& settings);

}  // namespace chartroom::editor
