#include "tests/editor/model/con_sonar/random_edits.h"

#include <array>
#include <string>
#include <vector>

#include "editor/model/con_sonar/deck_edit.h"

namespace chartroom::editor {
namespace {

using con_sonar::Deck;

class RandomEdit {
 public:
  explicit RandomEdit(std::mt19937& random) : random_(random) {}

  Deck of(const Deck& deck) {
    switch (below(5)) {
      case 0:
        return cards(deck);
      case 1:
        return nations(deck);
      case 2:
        return symbols(deck);
      case 3:
        return numbers(deck);
      default:
        return texts(deck);
    }
  }

 private:
  int below(std::size_t n) { return static_cast<int>(random_() % n); }
  int from(int lowest, int highest) {
    return lowest + below(static_cast<std::size_t>(highest - lowest + 1));
  }
  template <class List>
  auto one_of(const List& list) {
    return list[static_cast<std::size_t>(below(list.size()))];
  }

  Deck cards(const Deck& deck) {
    const CardKind kind = below(2) == 0 ? CardKind::fleet : CardKind::torpedo;
    const auto card = static_cast<std::size_t>(below(card_count(deck, kind)));
    switch (below(5)) {
      case 0:
        return with_card_like(deck, kind, card);
      case 1:
        return with_copies(deck, kind, {card});
      case 2:
        return without_cards(deck, kind, {card});
      default:
        break;
    }
    const CardColumn column = static_cast<CardColumn>(below(kind == CardKind::fleet ? 4 : 3));
    // Now and then an effect of 0, or one over all limits.
    const int value = column == CardColumn::value && below(4) == 0
                          ? from(-15, 15)
                          : one_of(choices(deck, kind, column));
    return with_cell(deck, kind, card, column, value);
  }

  Deck nations(Deck deck) {
    const int nation = below(deck.nations.size());
    switch (below(5)) {
      case 0:
        return with_nation(deck);
      case 1:
        return without_nation(deck, nation);
      case 2:
        return with_nation_moved(deck, nation, below(deck.nations.size()));
      case 3:
        deck.nations[nation].colour = one_of(std::array{"#123456", "#654321", "red", "#FFFFFF"});
        return deck;
      default:
        deck.nations[nation].id = one_of(std::array{"grey", "own", "", "Grey", "white", "red"});
        return deck;
    }
  }

  Deck symbols(Deck deck) {
    const int symbol = below(deck.symbols.size());
    switch (below(4)) {
      case 0:
        return with_symbol(deck);
      case 1:
        return without_symbol(deck, symbol);
      case 2:
        return with_symbol_moved(deck, symbol, below(deck.symbols.size()));
      default:
        deck.symbols[symbol].name[one_of(std::array{"en", "de", "xyz"})] =
            one_of(std::array{"Kayak", "", "Ruderboot"});
        return deck;
    }
  }

  Deck numbers(Deck deck) {
    switch (below(6)) {
      case 0:
        deck.ladder.steps = from(2, 13);
        return deck;
      case 1:
        deck.ladder.starts = std::vector<int>(static_cast<std::size_t>(below(6)), from(0, 9));
        return deck;
      case 2:
        one_of(std::array{&deck.die, &deck.hand, &deck.face_up})[0] = from(0, 8);
        return deck;
      case 3:
        deck.score.pair = from(-10, 10);
        return deck;
      case 4:
        deck.variant.last_submarines = from(-1, 12);
        return deck;
      default:
        deck.sonar.level_2.push_back({con_sonar::SonarResult::move,
                                      from(-1, static_cast<int>(deck.nations.size()) - 1),
                                      from(-2, 2), from(0, 3)});
        return deck;
    }
  }

  Deck texts(Deck deck) {
    std::string& text =
        *one_of(std::array{&deck.id, &deck.author, &deck.revision, &deck.name["en"]});
    text = one_of(std::array{"", "deck", "Deck of Mine", "a-b-c", "\x01"});
    return deck;
  }

  std::mt19937& random_;
};

}  // namespace

bool edit_at_random(DeckDocument& document, std::mt19937& random) {
  return document.apply(RandomEdit(random).of(document.deck()), StepLabel::change_card).empty();
}

}  // namespace chartroom::editor
