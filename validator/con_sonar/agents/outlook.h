// Estimates an admiral's gains and losses until its next turn ends: strikes at its submarines, the
// others' gains, and its own next strike.
#pragma once

#include "validator/con_sonar/agents/values.h"

namespace chartroom::con_sonar {

// The weights of an outlook, in points. Found by games of planners against greedy admirals.
struct OutlookWeights {
  double own_strike = 0.3;  // gain of the own next strike
  double danger = 0.3;      // cost of strikes at own submarines
  double others = 0.6;      // gains of the others' strikes
  double own_height = 0.4;  // risk of own submarines from unseen torpedo cards
  double height = 0.15;     // risk of others' submarines from them, since another admiral gains
  double bury = 0.12;       // chance that an admiral removes a card without a strike
};

class Outlook {
 public:
  explicit Outlook(const View& view, const Values& values, const OutlookWeights& weights = {});

  // The value of a position: by face-up card, and the part that does not depend on these.
  struct Prospect {
    std::array<double, kMaxFaceUp> own_strikes{};
    std::array<double, kMaxFaceUp> others{};
    double ladder = 0;
  };
  // Returns the prospect at the end of the own turn; `kept` are cards of the hand (bits).
  Prospect prospect(const Fleets& fleets, unsigned kept) const;
  // Returns the value with these face-up cards left (bits).
  double value(const Prospect& prospect, unsigned face_up) const;

 private:
  struct FaceUp {
    Cards::Torpedo card;
    double fired = 0;    // chance that another admiral fires it
    double stays = 1;    // chance that it is still there in the own next turn
    double drawn = 0;    // chance that a drawn card leads to it
    unsigned links = 0;  // cards of the hand that lead to it, as bits
  };

  double height_of(const Fleets& fleets, int nation) const;

  const View& view_;
  const Values& values_;
  OutlookWeights weights_;
  std::array<FaceUp, kMaxFaceUp> face_up_;
};

}  // namespace chartroom::con_sonar
