#include "cli/con_sonar/export_decks.h"

#include <fmt/core.h>

#include <algorithm>

#include "cli/output.h"
#include "cli/text_findings.h"

namespace chartroom::cli {

namespace {

constexpr std::string_view kSingleCards = "single-cards";

}  // namespace

std::vector<std::string_view> deck_sheet_names() {
  std::vector<std::string_view> names;
  for (const exporters::DeckSheet& sheet : exporters::deck_sheets()) names.push_back(sheet.name);
  names.push_back(kSingleCards);
  return names;
}

bool is_deck_sheet(std::string_view name) {
  const std::vector<std::string_view> names = deck_sheet_names();
  return name == "all" || std::find(names.begin(), names.end(), name) != names.end();
}

DeckExport deck_export(const std::vector<std::string>& names, std::string format,
                       const exporters::DeckPrintSettings& settings) {
  const auto named = [&](std::string_view name) {
    return std::find(names.begin(), names.end(), name) != names.end();
  };
  DeckExport wanted{{}, named(kSingleCards), std::move(format), settings, {}};
  for (const exporters::DeckSheet& sheet : exporters::deck_sheets()) {
    if (named("all") || named(sheet.name)) wanted.sheets.push_back(&sheet);
  }
  return wanted;
}

std::string not_for_decks(const DeckExport& wanted, bool backs) {
  const bool cards = show_cards(wanted.sheets);
  const exporters::Look look = wanted.settings.look;
  if (std::ranges::find(exporters::kDeckLooks, look) == exporters::kDeckLooks.end()) {
    return fmt::format("--style {} is for maps; decks have colour and ink-saving", to_string(look));
  }
  if (wanted.single_cards && wanted.format == "pdf") {
    return "--sheet single-cards writes a file per card; use --format png or svg";
  }
  if (backs && !cards) return "--backs: none of these sheets has cards";
  if (wanted.settings.page.bleed > 0 && !cards) {
    return "--bleed: none of these sheets has cards, and only cards of a deck have a bleed";
  }
  return "";
}

std::vector<std::string> export_deck(const DeckInput& input, const DeckExport& wanted,
                                     const std::string& folder, bool quiet) {
  exporters::TextLog log;
  exporters::DeckPrintSettings settings = wanted.settings;
  settings.log = &log;
  std::vector<std::string> written = write_deck_sheets(input.deck, wanted.sheets, settings,
                                                       wanted.format, folder, wanted.existing);
  if (wanted.single_cards) {
    for (std::string& path :
         write_single_cards(input.deck, settings, wanted.format, folder, wanted.existing)) {
      written.push_back(std::move(path));
    }
  }
  if (!quiet) print_text_findings(input.path, log);
  return written;
}

}  // namespace chartroom::cli
