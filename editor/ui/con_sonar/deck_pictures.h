// Cards and pages of a deck, drawn by the prints' own functions.
#pragma once

#include <string>

#include "editor/model/con_sonar/deck_edit.h"
#include "editor/ui/canvas/page_picture.h"
#include "exporters/con_sonar/sheets/deck_sheet.h"

namespace chartroom::editor {

// As large as a window of that width and height, in logical pixels, has room for.
void paint_card(cairo_t* cr, const con_sonar::Deck& deck, CardKind kind, std::size_t card,
                const std::string& language, int width, int height);

// The page of a deck's sheet. The deck must outlive it.
ShownPage shown_page(const con_sonar::Deck& deck, const exporters::DeckSheet& sheet, int page,
                     const exporters::DeckPrintSettings& settings);

}  // namespace chartroom::editor
