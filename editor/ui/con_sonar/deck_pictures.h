// Cards and pages of a deck, drawn by the prints' own functions as large as a window has room for.
#pragma once

#include <string>

#include "editor/model/con_sonar/deck_edit.h"
#include "exporters/con_sonar/sheets/deck_sheet.h"

namespace chartroom::editor {

// Width and height of the window in logical pixels.
void paint_card(cairo_t* cr, const con_sonar::Deck& deck, CardKind kind, std::size_t card,
                const std::string& language, int width, int height);
void paint_page(cairo_t* cr, const con_sonar::Deck& deck, const exporters::DeckSheet& sheet,
                int page, const exporters::DeckPrintSettings& settings, int width, int height);

}  // namespace chartroom::editor
