// The weights of the expert captain, found by self-play.
#pragma once

#include <array>

namespace chartroom::play {

// In thousandths of a hit unless noted. Tuned by tests/bench/tune_expert.cpp, except `opening`,
// which makes openings differ.
struct ExpertWeights {
  int noise = 24;      // largest random addition to each action
  int opening = 4000;  // further noise for each bit over 5 that neither side knows of the other
  int energy = 145;    // the first unit of energy; each further one is worth `fading` less
  int fading = -9;
  int armed = -161;     // energy for a torpedo
  int hidden = 250;     // log2(our possible positions), 1 bit
  int seen = 353;       // log2(the enemy's possible positions), 1 bit
  int hit = 1850;       // damage done
  int win = 4580;       // the damage that wins
  int suffered = 2533;  // damage by surfacing
  // Expected damage at once if the enemy lacks 0, 1, 2, 3, more units for a torpedo; in
  // thousandths. `last` is added for a submarine that the next damage sinks.
  std::array<int, 5> danger{904, 368, 220, 5, -172};
  int last = 1061;
  // Damage that we may do next turn if we lack 0, 1, 2, 3, more units.
  std::array<int, 5> chance{530, 240, 51, -27, -141};
  int heading = 140;   // a step nearer to all possible positions of the enemy
  int boldness = -12;  // advantage that we always assume, in 1/64 bits
  int narrow = 1;      // each point short of 6 left to move in
  int cramped = 6;     // each point short of 16
  int wide = 8;        // each point short of 40
  int hug = 5;         // each free neighbor of the next cell
};

}  // namespace chartroom::play
