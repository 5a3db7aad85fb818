#include "validator/con_sonar/agents/deck_random_agent.h"

#include "validator/con_sonar/agents/choices.h"

namespace chartroom::con_sonar {
namespace {

using statistics::Random;

// Returns the cards of the hand, out of `places`, that have the symbol, as bits.
unsigned with_symbol(const View& view, unsigned places, int symbol) {
  unsigned found = 0;
  for (int place = 0; place < view.hand.size(); ++place) {
    const bool fits = view.cards.fleet(view.hand[place]).symbol == symbol;
    found |= static_cast<unsigned>(fits) << place;
  }
  return found & places;
}

int one_of(unsigned places, Random& random) {
  for (int skip = random.below(std::popcount(places)); skip > 0; --skip) places &= places - 1;
  return std::countr_zero(places);
}

// Returns the number of uses of a card after the queue, except burying it.
int count_uses(const View& view, const Fleets& fleets, const Cards::Torpedo& card) {
  const int discards = view.cards.discard_matched() ? 1 : 0;
  if (card.nation == view.table.to_move()) return discards + 1;
  return discards + count_targets(view.cards, fleets, card.nation);
}

void use(const View& view, const Fleets& fleets, Kind kind, int way, Turn& turn) {
  const Cards::Torpedo& card = view.cards.torpedo(kind);
  turn.torpedo = kind;
  if (view.cards.discard_matched() && way-- == 0) {
    turn.end = EventKind::discard;
  } else if (card.nation == view.table.to_move()) {
    turn.end = EventKind::remove;
  } else {
    turn.end = EventKind::strike;
    turn.target = target_after(fleets, card.nation, way);
  }
}

// Draws an end from: none, each burial, each use.
void end_at_random(const View& view, const Fleets& fleets, int arrow, Random& random, Turn& turn) {
  const CardList<kMaxFaceUp>& face_up = view.table.face_up;
  int ends = 1 + face_up.size();
  for (const Kind kind : face_up) {
    const Cards::Torpedo& card = view.cards.torpedo(kind);
    if (card.symbol == arrow) ends += count_uses(view, fleets, card);
  }
  int chosen = random.below(ends) - 1;
  if (chosen < 0) return;
  if (chosen < face_up.size()) {
    turn.end = EventKind::bury;
    turn.torpedo = face_up[chosen];
    return;
  }
  chosen -= face_up.size();
  for (const Kind kind : face_up) {
    const Cards::Torpedo& card = view.cards.torpedo(kind);
    if (card.symbol != arrow) continue;
    const int uses = count_uses(view, fleets, card);
    if (chosen < uses) return use(view, fleets, kind, chosen, turn);
    chosen -= uses;
  }
}

Turn random_sonar(const View& view, Random& random) {
  std::vector<Turn> turns;
  for_each_sonar(view, [&](const Turn& turn) { turns.push_back(turn); });
  return turns[static_cast<std::size_t>(random.below(static_cast<int>(turns.size())))];
}

}  // namespace

Turn RandomAgent::choose(const View& view, Random& random) const {
  if (view.cards.sonar() != 0 && random.below(2) == 0) return random_sonar(view, random);
  Turn turn;
  Fleets fleets = view.table.fleets;
  unsigned left = (1U << view.hand.size()) - 1;
  int arrow = -1;
  int place = random.below(view.hand.size());
  for (;;) {
    const Cards::Fleet& card = view.cards.fleet(view.hand[place]);
    const Submarine moving = target_after(
        fleets, card.nation, random.below(count_targets(view.cards, fleets, card.nation)));
    fleets.move(moving.nation, moving.step, moved(view.cards, moving.step, card.effect));
    turn.submarines[turn.cards.size()] = moving;
    turn.cards.push(view.hand[place]);
    arrow = card.leads_to;
    left ^= 1U << place;
    const unsigned next = with_symbol(view, left, arrow);
    if (next == 0 || random.below(2) != 0) break;
    place = one_of(next, random);
  }
  end_at_random(view, fleets, arrow, random, turn);
  return turn;
}

}  // namespace chartroom::con_sonar
