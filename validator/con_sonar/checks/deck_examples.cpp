#include "validator/con_sonar/checks/deck_examples.h"

#include "maps/con_sonar/deck_file.h"
#include "maps/con_sonar/even_deck.h"
#include "validator/checks/example_maps.h"

namespace chartroom::con_sonar {

Deck small_deck() {
  Deck deck = even_deck("small", "Small", 2, 4);
  deck.hand = 2;
  deck.face_up = 2;
  return deck;
}

Deck deck_with_fifth_symbol() {
  Deck deck = small_deck();
  deck.symbols.push_back({"tug", {{"en", "Tug"}}});
  return deck;
}

checks::Example deck_example(RunOnDeck run, const Deck& raising, std::string_view difference,
                             const Deck& near_miss) {
  constexpr std::string_view kName = "a.deck.json";
  return checks::FileExample{.difference = difference,
                             .raising = {{kName, to_canonical_json(raising)}},
                             .near_miss = {{kName, to_canonical_json(near_miss)}},
                             .message = run(DeckSubject(raising)).at(0).message};
}

}  // namespace chartroom::con_sonar
