// Commands on cards of the deck in front.
#include "editor/ui/commands/commands.h"

namespace chartroom::editor {
void bind_deck_commands(Workbench& at) {
  const auto add_card = [&at](const char* id, CardKind kind) {
    at.commands.bind(id, [&at, kind] { at.deck_page().add_card(kind); });
  };
  add_card("deck.add_fleet_card", CardKind::fleet);
  add_card("deck.add_torpedo_card", CardKind::torpedo);
  const auto some = [&at] { return at.deck_page().has_cards_at_hand(); };
  at.commands.bind(
      "deck.duplicate", [&at] { at.deck_page().duplicate_cards(); }, some);
  at.commands.bind(
      "deck.remove", [&at] { at.deck_page().remove_cards(); }, some);
  at.commands.bind("deck.fleet", [&at] { at.deck_page().go_to_cards(CardKind::fleet); });
  at.commands.bind("deck.torpedoes", [&at] { at.deck_page().go_to_cards(CardKind::torpedo); });
}

}  // namespace chartroom::editor
