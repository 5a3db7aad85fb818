// Exports decks: their sheets, and single cards for print shops.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/con_sonar/deck_input.h"
#include "exporters/con_sonar/documents/deck_documents.h"

namespace chartroom::cli {

// Return the names that --sheet takes for decks, except "all".
std::vector<std::string_view> deck_sheet_names();
bool is_deck_sheet(std::string_view name);

struct DeckExport {
  std::vector<const exporters::DeckSheet*> sheets;
  bool single_cards = false;
  std::string format;  // "pdf", "svg", "png"
  exporters::DeckPrintSettings settings;
  exporters::Existing existing = exporters::Existing::keep;
};

// Returns the export of the sheets among these names; "all" stands for all of them.
DeckExport deck_export(const std::vector<std::string>& names, std::string format,
                       const exporters::DeckPrintSettings& settings);

// Returns the problem of options that do not apply to decks, or "". `backs`: --backs was given.
std::string not_for_decks(const DeckExport& wanted, bool backs);

// Writes a deck's export into the folder and returns the paths. Prints text problems unless
// `quiet`.
std::vector<std::string> export_deck(const DeckInput& input, const DeckExport& wanted,
                                     const std::string& folder, bool quiet);

}  // namespace chartroom::cli
