// What counts for the expert captain: found by self-play, not by thinking.
#pragma once

#include <array>

namespace chartroom::play {

// In thousandths of a hit unless said. Tuned by tests/bench/tune_expert.cpp, but for `opening`,
// which is there so that no two games begin alike.
struct ExpertWeights {
  int noise = 24;      // up to so much is added to each action
  int opening = 4000;  // and for each bit over 5 that neither side knows of the other
  int energy = 145;    // the first unit of energy; each further one is worth `fading` less
  int fading = -9;
  int armed = -161;     // energy for a torpedo
  int hidden = 250;     // log2(points where the enemy expects us), 1 bit
  int seen = 353;       // log2(points where the enemy may be), 1 bit
  int hit = 1850;       // damage done
  int win = 4580;       // the last damage that there is to do
  int suffered = 2533;  // damage by surfacing
  // Damage to expect at once, where the enemy lacks 0, 1, 2, 3, more units for a torpedo; in
  // thousandths. `last` is added for a submarine that cannot bear another.
  std::array<int, 5> danger{904, 368, 220, 5, -172};
  int last = 1061;
  // Damage that we may do the next time, by what we lack ourselves.
  std::array<int, 5> chance{530, 240, 51, -27, -141};
  int heading = 140;   // nearer to the enemy, where all its points agree
  int boldness = -12;  // 1/64 bits of advantage that we believe in anyway
  int narrow = 1;      // each point that is missing to 6 to go on in
  int cramped = 6;     // to 16
  int wide = 8;        // to 40
  int hug = 5;         // each free neighbour of where we go
};

}  // namespace chartroom::play
