// What export does with decks: their sheets, and single cards for print shops.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/con_sonar/deck_input.h"
#include "exporters/con_sonar/documents/deck_documents.h"

namespace chartroom::cli {

// The names that --sheet takes for decks, but "all".
std::vector<std::string_view> deck_sheet_names();
bool is_deck_sheet(std::string_view name);

struct DeckExport {
  std::vector<const exporters::DeckSheet*> sheets;
  bool single_cards = false;
  std::string format;  // "pdf", "svg", "png"
  exporters::DeckPrintSettings settings;
  exporters::Existing existing = exporters::Existing::keep;
};

// The sheets among these names; "all" stands for all of them.
DeckExport deck_export(const std::vector<std::string>& names, std::string format,
                       const exporters::DeckPrintSettings& settings);

// What of the options cannot apply to decks; "" where all can. `backs` says whether --backs was
// given.
std::string not_for_decks(const DeckExport& wanted, bool backs);

// Writes what is wanted of a deck into the folder and gives the paths. What is wrong with texts is
// printed unless `quiet`.
std::vector<std::string> export_deck(const DeckInput& input, const DeckExport& wanted,
                                     const std::string& folder, bool quiet);

}  // namespace chartroom::cli
