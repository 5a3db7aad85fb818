// The deck's cards to cut out.
#include "exporters/con_sonar/cards/card_pages.h"
#include "exporters/con_sonar/sheets/deck_sheet.h"

namespace chartroom::exporters {

namespace {

std::string fleet_title(const Translator& tr) { return tr("Fleet cards"); }
std::string torpedo_title(const Translator& tr) { return tr("Torpedo cards"); }

}  // namespace

DeckSheet fleet_cards_deck_sheet() {
  return {
      .name = "fleet-cards",
      .title = fleet_title,
      .draw =
          [](const Canvas& canvas, const DeckContext& context, int page) {
            draw_card_page(canvas, context, CardKind::fleet, fleet_title(context.tr), page);
          },
      .pages = [](const DeckContext& context) { return card_page_count(context, CardKind::fleet); },
      .cards = true};
}

DeckSheet torpedo_cards_deck_sheet() {
  return {
      .name = "torpedo-cards",
      .title = torpedo_title,
      .draw =
          [](const Canvas& canvas, const DeckContext& context, int page) {
            draw_card_page(canvas, context, CardKind::torpedoes, torpedo_title(context.tr), page);
          },
      .pages =
          [](const DeckContext& context) { return card_page_count(context, CardKind::torpedoes); },
      .cards = true};
}

}  // namespace chartroom::exporters
