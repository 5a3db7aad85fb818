#include "validator/con_sonar/agents/outlook.h"

#include <algorithm>

namespace chartroom::con_sonar {
namespace {

// Of the fleet cards that this admiral cannot see, the share that leads to each symbol.
std::array<double, kMaxSymbols> unseen_links(const View& view) {
  std::array<int, kMaxSymbols> counts{};
  const Rules& rules = view.cards.rules();
  for (std::size_t kind = 0; kind < rules.fleet().size(); ++kind) {
    counts[rules.fleet()[kind].leads_to] += rules.fleet_copies()[kind];
  }
  for (const Kind kind : view.hand) --counts[view.cards.fleet(kind).leads_to];
  for (const Kind kind : view.discards) --counts[view.cards.fleet(kind).leads_to];
  int all = 0;
  for (const int count : counts) all += count;
  std::array<double, kMaxSymbols> shares{};
  for (std::size_t i = 0; i < shares.size(); ++i) {
    shares[i] = all == 0 ? 0 : static_cast<double>(std::max(0, counts[i])) / all;
  }
  return shares;
}

double power(double base, int exponent) {
  double result = 1;
  for (int i = 0; i < exponent; ++i) result *= base;
  return result;
}

int highest(const Fleets& fleets, int nation, int nations) {
  if (fleets.any(nation)) return fleets.highest(nation);
  int step = 0;
  for (int n = 0; n < nations; ++n) {
    if (fleets.any(n)) step = std::max(step, fleets.highest(n));
  }
  return step;
}

}  // namespace

Outlook::Outlook(const View& view, const Values& values, const OutlookWeights& weights)
    : view_(view),
      values_(values),
      weights_(weights),
      ways_(static_cast<double>(view.cards.all_ways())) {
  const std::array<double, kMaxSymbols> shares = unseen_links(view);
  for (int i = 0; i < view.table.face_up.size(); ++i) {
    FaceUp& card = face_up_[i];
    card.card = view.cards.torpedo(view.table.face_up[i]);
    card.drawn = shares[card.card.symbol];
    const int owner = view.table.seat_of(card.card.nation);
    const int shooters = view.table.seats - 1 - (owner >= 0 && owner != view.table.seat ? 1 : 0);
    const double able = 1 - power(1 - card.drawn, view.cards.hand());
    // Who can fire several cards fires one of them.
    const double fires = able / view.cards.face_up() + able * able / 3;
    card.strike = 1 - power(1 - fires, shooters);
    card.stays = power((1 - fires) * (1 - weights.bury), shooters);
    for (int place = 0; place < view.hand.size(); ++place) {
      if (view.cards.fleet(view.hand[place]).leads_to == card.card.symbol) {
        card.links |= 1U << place;
      }
    }
  }
}

double Outlook::chance_to_hit(const Cards::Torpedo& card, int step) const {
  return static_cast<double>(view_.cards.ways_to_hit(card.torpedoes, step)) / ways_;
}

double Outlook::height_of(const Fleets& fleets) const {
  double sum = 0;
  const int own = view_.table.to_move();
  for (StepSet steps = fleets.steps(own); !steps.empty(); steps.drop_lowest()) {
    sum += static_cast<double>(fleets.on_step(own, steps.lowest()) * (steps.lowest() - 1)) /
           view_.cards.die();
  }
  return sum;
}

double Outlook::value(const Fleets& fleets, unsigned face_up, unsigned kept) const {
  const ScoreValues& score = view_.cards.score();
  double own = 0;
  double danger = 0;
  double others = 0;
  int cards_kept = 0;
  for (int place = 0; place < view_.hand.size(); ++place) cards_kept += kept >> place & 1;
  for (int i = 0; i < view_.table.face_up.size(); ++i) {
    if ((face_up >> i & 1) == 0) continue;
    const FaceUp& card = face_up_[i];
    const int nation = card.card.nation;
    const int step = highest(fleets, nation, view_.cards.nations());
    if (step == 0) continue;
    const double hit = chance_to_hit(card.card, step);
    if (nation == view_.table.to_move()) {
      danger += card.strike * hit * score.survivor;
      continue;
    }
    const double gain = hit * values_.gain(nation) + (1 - hit) * score.torpedo_card;
    if (gain <= 0) continue;
    const double link =
        (card.links & kept) != 0 ? 1 : 1 - power(1 - card.drawn, view_.cards.hand() - cards_kept);
    own = std::max(own, card.stays * link * gain);
    others += card.strike * gain;
  }
  return weights_.own_strike * own - weights_.danger * danger - weights_.others * others -
         weights_.height * height_of(fleets);
}

}  // namespace chartroom::con_sonar
