#include "validator/con_sonar/agents/outlook.h"

#include <algorithm>

namespace chartroom::con_sonar {
namespace {

// Returns the share of unseen fleet cards that leads to each symbol.
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
    : view_(view), values_(values), weights_(weights) {
  const std::array<double, kMaxSymbols> shares = unseen_links(view);
  for (int i = 0; i < view.table.face_up.size(); ++i) {
    FaceUp& card = face_up_[i];
    card.card = view.cards.torpedo(view.table.face_up[i]);
    card.drawn = shares[card.card.symbol];
    const int owner = view.table.seat_of(card.card.nation);
    const int shooters = view.table.seats - 1 - (owner >= 0 && owner != view.table.seat ? 1 : 0);
    const double able = 1 - power(1 - card.drawn, view.cards.hand());
    // An admiral that can fire several cards fires one of them.
    const double fires = able / view.cards.face_up() + able * able / 3;
    card.fired = 1 - power(1 - fires, shooters);
    card.stays = power((1 - fires) * (1 - weights.bury), shooters);
    for (int place = 0; place < view.hand.size(); ++place) {
      if (view.cards.fleet(view.hand[place]).leads_to == card.card.symbol) {
        card.links |= 1U << place;
      }
    }
  }
}

double Outlook::height_of(const Fleets& fleets, int nation) const {
  int sum = 0;
  for (StepSet steps = fleets.steps(nation); !steps.empty(); steps.drop_lowest()) {
    sum += fleets.on_step(nation, steps.lowest()) * (steps.lowest() - 1);
  }
  return static_cast<double>(sum) / view_.cards.die();
}

Outlook::Prospect Outlook::prospect(const Fleets& fleets, unsigned kept) const {
  const Cards& cards = view_.cards;
  const int own = view_.table.to_move();
  const int drawn = cards.hand() - std::popcount(kept);
  Prospect prospect;
  for (int nation = 0; nation < cards.nations(); ++nation) {
    const double weight = nation == own ? weights_.own_height : weights_.height;
    prospect.ladder -= weight * height_of(fleets, nation);
  }
  for (int i = 0; i < view_.table.face_up.size(); ++i) {
    const FaceUp& card = face_up_[i];
    const int step = highest(fleets, card.card.nation, cards.nations());
    if (step == 0) continue;
    const double hit = static_cast<double>(cards.ways_to_hit(card.card.torpedoes, step)) /
                       static_cast<double>(cards.all_ways());
    if (card.card.nation == own) {
      prospect.others[i] = -weights_.danger * card.fired * hit * cards.score().survivor;
      continue;
    }
    const double gain =
        hit * values_.gain(card.card.nation) + (1 - hit) * cards.score().torpedo_card;
    if (gain <= 0) continue;
    const double link = (card.links & kept) != 0 ? 1 : 1 - power(1 - card.drawn, drawn);
    prospect.own_strikes[i] = weights_.own_strike * card.stays * link * gain;
    prospect.others[i] = -weights_.others * card.fired * gain;
  }
  return prospect;
}

double Outlook::value(const Prospect& prospect, unsigned face_up) const {
  double own_strike = 0;  // only the best one counts
  double others = 0;
  for (; face_up != 0; face_up &= face_up - 1) {
    const int i = std::countr_zero(face_up);
    own_strike = std::max(own_strike, prospect.own_strikes[i]);
    others += prospect.others[i];
  }
  return prospect.ladder + own_strike + others;
}

}  // namespace chartroom::con_sonar
