// What an admiral may expect of the time until its next turn is over: what the others may fire
// at its submarines and gain from others', and what it may fire itself then.
#pragma once

#include "validator/con_sonar/agents/values.h"

namespace chartroom::con_sonar {

// How much the parts of an outlook count, in points. Found by play of planners against greedy
// admirals on the shipped deck.
struct OutlookWeights {
  double own_strike = 0.3;  // of what the own next strike would gain
  double danger = 0.3;      // of what strikes at own submarines would cost
  double others = 0.6;      // of what the others would gain by strikes
  double own_height = 0.4;  // of the risk of own submarines from torpedo cards not yet seen
  double height = 0.15;     // of the same risk of others' submarines, as somebody gains by it
  double bury = 0.12;       // the chance that an admiral takes a card away without a strike
};

class Outlook {
 public:
  explicit Outlook(const View& view, const Values& values, const OutlookWeights& weights = {});

  // What a position is worth: by face-up card, and what does not depend on these.
  struct Prospect {
    std::array<double, kMaxFaceUp> own_strikes{};
    std::array<double, kMaxFaceUp> others{};
    double ladder = 0;
  };
  // Of the submarines as they stand at the end of the own turn; `kept` are cards of the hand
  // (bits).
  Prospect prospect(const Fleets& fleets, unsigned kept) const;
  // With so many of the face-up cards still there (bits).
  double value(const Prospect& prospect, unsigned face_up) const;

 private:
  struct FaceUp {
    Cards::Torpedo card;
    double fired = 0;    // the chance that one of the others fires it
    double stays = 1;    // that it still lies there in the own next turn
    double drawn = 0;    // for each card drawn, that it leads there
    unsigned links = 0;  // places of the hand whose cards lead there
  };

  double height_of(const Fleets& fleets, int nation) const;

  const View& view_;
  const Values& values_;
  OutlookWeights weights_;
  std::array<FaceUp, kMaxFaceUp> face_up_;
};

}  // namespace chartroom::con_sonar
