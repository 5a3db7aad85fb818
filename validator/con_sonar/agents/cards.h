// The cards of a deck in small tables for fast play.
#pragma once

#include <array>
#include <cstdint>

#include "validator/con_sonar/rules.h"

namespace chartroom::con_sonar {

// A number of wins or points times the number of equally likely rolls. See Cards.
using Ways = std::int64_t;

class Cards {
 public:
  struct Fleet {
    std::uint8_t nation = 0;
    std::uint8_t symbol = 0;
    std::int8_t effect = 1;
    std::uint8_t leads_to = 0;
  };
  struct Torpedo {
    std::uint8_t nation = 0;
    std::uint8_t symbol = 0;
    std::uint8_t torpedoes = 1;
  };

  // The rules must outlive the cards. `sonar` is the level that admirals may use; 0: none.
  explicit Cards(const Rules& rules, int sonar = 0);

  const Rules& rules() const { return *rules_; }
  const Fleet& fleet(int kind) const { return fleet_[kind]; }
  const Torpedo& torpedo(int kind) const { return torpedoes_[kind]; }
  int nations() const { return nations_; }
  int steps() const { return steps_; }
  int die() const { return die_; }
  int hand() const { return hand_; }
  int face_up() const { return face_up_; }
  const ScoreValues& score() const { return score_; }
  bool once() const { return once_; }  // sets of four count once
  bool discard_matched() const { return discard_matched_; }
  int last_submarines() const { return last_submarines_; }
  int lowest_start() const { return lowest_start_; }

  // The allowed sonar: its level (0: none), its options, and the sum of their weights.
  int sonar() const { return sonar_; }
  const std::vector<SonarOption>& options() const { return options_; }
  int option_weights() const { return option_weights_; }

  // The number of all rolls of as many dice as the largest torpedo card has, and the number of them
  // in which `torpedoes` dice hit a submarine on this step.
  Ways all_ways() const { return all_ways_; }
  Ways ways_to_hit(int torpedoes, int step) const { return hits_[torpedoes][step]; }

 private:
  const Rules* rules_;
  int nations_;
  int steps_;
  int die_;
  int hand_;
  int face_up_;
  int last_submarines_;
  int lowest_start_;
  int sonar_;
  int option_weights_ = 0;
  bool once_;
  bool discard_matched_;
  ScoreValues score_;
  Ways all_ways_ = 1;
  std::array<std::array<Ways, kMaxSteps + 1>, kMaxTorpedoes + 1> hits_{};
  std::array<Fleet, kMaxFleetCards> fleet_{};
  std::array<Torpedo, kMaxTorpedoCards> torpedoes_{};
  std::vector<SonarOption> options_;
};

}  // namespace chartroom::con_sonar
