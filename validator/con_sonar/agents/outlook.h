// What an admiral may expect of the time until its next turn is over: what the others may fire
// at its submarines and gain from others', and what it may fire itself then.
#pragma once

#include "validator/con_sonar/agents/values.h"

namespace chartroom::con_sonar {

// How much the parts of an outlook count, in points. They were found by play of planners against
// each other and against greedy admirals on the shipped deck.
struct OutlookWeights {
  double own_strike = 0.5;  // of what the own next strike would gain
  double danger = 1;        // of what a strike at an own submarine would cost
  double others = 0.2;      // of what the others would gain
  double height = 0.3;      // of the risk that own submarines run from cards not yet seen
  double bury = 0.12;       // chance that an admiral takes a card away without a strike
};

class Outlook {
 public:
  explicit Outlook(const View& view, const Values& values, const OutlookWeights& weights = {});

  // Of a position at the end of the own turn: the submarines, which of the face-up cards are left
  // (bits), and which cards of the hand are kept (bits).
  double value(const Fleets& fleets, unsigned face_up, unsigned kept) const;

 private:
  struct FaceUp {
    Cards::Torpedo card;
    double strike = 0;   // the chance that one of the others is able to fire it
    double stays = 1;    // that it still lies there in the own next turn
    double drawn = 0;    // for each card drawn, that it leads there
    unsigned links = 0;  // places of the hand whose cards lead there
  };

  double chance_to_hit(const Cards::Torpedo& card, int step) const;
  double height_of(const Fleets& fleets) const;

  const View& view_;
  const Values& values_;
  OutlookWeights weights_;
  double ways_;
  std::array<FaceUp, kMaxFaceUp> face_up_;
};

}  // namespace chartroom::con_sonar
