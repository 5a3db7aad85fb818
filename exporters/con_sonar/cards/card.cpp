#include "exporters/con_sonar/cards/card.h"

#include "exporters/con_sonar/cards/fleet_front.h"
#include "exporters/con_sonar/cards/torpedo_front.h"

namespace chartroom::exporters {

int card_count(const con_sonar::Deck& deck, CardKind kind) {
  return static_cast<int>(kind == CardKind::fleet ? deck.fleet.size() : deck.torpedoes.size());
}

void draw_front(const Canvas& canvas, const DeckContext& context, CardKind kind, int card,
                MmRect ground) {
  (kind == CardKind::fleet ? draw_fleet_front : draw_torpedo_front)(canvas, context, card, ground);
}

}  // namespace chartroom::exporters
