// A deck prepared for the rules: its cards by kind, in the order of results.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "maps/con_sonar/deck.h"
#include "maps/platform/message.h"

namespace chartroom::con_sonar {

class Rules {
 public:
  explicit Rules(const Deck& deck);

  const Deck& deck() const { return deck_; }
  int nations() const { return static_cast<int>(deck_.nations.size()); }
  const std::string& nation_id(int nation) const { return deck_.nations[nation].id; }
  int steps() const { return deck_.ladder.steps; }
  int submarines_of_a_nation() const { return static_cast<int>(deck_.ladder.starts.size()); }
  // The step to which submarines return: the lowest start.
  int lowest_start() const { return lowest_start_; }

  // Kinds of cards, sorted by nation, value, symbol and arrow. Cards of one kind are copies.
  const std::vector<FleetCard>& fleet() const { return fleet_; }
  const std::vector<int>& fleet_copies() const { return fleet_copies_; }
  const std::string& fleet_name(int kind) const { return fleet_names_[kind]; }
  std::optional<int> fleet_kind(std::string_view name) const;

  const std::vector<TorpedoCard>& torpedoes() const { return torpedoes_; }
  const std::vector<int>& torpedo_copies() const { return torpedo_copies_; }
  const std::string& torpedo_name(int kind) const { return torpedo_names_[kind]; }
  std::optional<int> torpedo_kind(std::string_view name) const;

  // True if the deck's sonar has the level; returns the level's options.
  bool has_level(int level) const;
  std::vector<SonarOption> options(int level) const;

  // Returns why this many admirals cannot play a game; "" if they can.
  Message too_few(int admirals) const;

 private:
  Deck deck_;
  int lowest_start_ = 1;
  std::vector<FleetCard> fleet_;
  std::vector<int> fleet_copies_;
  std::vector<std::string> fleet_names_;
  std::vector<TorpedoCard> torpedoes_;
  std::vector<int> torpedo_copies_;
  std::vector<std::string> torpedo_names_;
};

}  // namespace chartroom::con_sonar
